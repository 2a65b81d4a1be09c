/**
 * @generated SignedSource<<934d2867f04219be6a57dcf88a796c79>>
 * @relayHash 079f03f2b121e23a6065ed8a245d17fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ccec51d18c26613addaf9d5cb7a49d6c796f3357ae97181224f5f7a902e88d9

import type { ConcreteRequest } from 'relay-runtime';
export type environmentTestViewerQuery$variables = Record<PropertyKey, never>;
export type environmentTestViewerQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly fullName: string;
    };
  };
};
export type environmentTestViewerQuery = {
  response: environmentTestViewerQuery$data;
  variables: environmentTestViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "environmentTestViewerQuery",
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
    "name": "environmentTestViewerQuery",
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
    "id": "6ccec51d18c26613addaf9d5cb7a49d6c796f3357ae97181224f5f7a902e88d9",
    "metadata": {},
    "name": "environmentTestViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "356e6a0964eda04c06d0aabb5ebcf32a";

export default node;
