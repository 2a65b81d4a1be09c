/**
 * @generated SignedSource<<53818f3c8cb14e62bd789f2545d3282e>>
 * @relayHash 3cd2d697365cc05199c35cdba4ddfcfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eca1b370cb2ed77519a820723fbcfbe0e3fd6b31319fa3033fe1a25a00b8caf

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
export type SmsSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type SmsSettingsScreenQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly role: Role;
    };
  };
};
export type SmsSettingsScreenQuery = {
  response: SmsSettingsScreenQuery$data;
  variables: SmsSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SmsSettingsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SmsSettingsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9eca1b370cb2ed77519a820723fbcfbe0e3fd6b31319fa3033fe1a25a00b8caf",
    "metadata": {},
    "name": "SmsSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4522323950532a429fd0e0edc6256dbb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
