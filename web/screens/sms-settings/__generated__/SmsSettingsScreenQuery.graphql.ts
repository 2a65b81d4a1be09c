/**
 * @generated SignedSource<<91d8fa4452bd1f4e12b4455a29952ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "3cd2d697365cc05199c35cdba4ddfcfa",
    "id": null,
    "metadata": {},
    "name": "SmsSettingsScreenQuery",
    "operationKind": "query",
    "text": "query SmsSettingsScreenQuery {\n  viewer {\n    user {\n      role\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "361144caf031b588724c82c37faa80b6";

export default node;
