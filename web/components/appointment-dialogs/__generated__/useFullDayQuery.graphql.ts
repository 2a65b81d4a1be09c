/**
 * @generated SignedSource<<c56b0f0d2caae98a19e578f88885aa36>>
 * @relayHash 565a9fb8a540c362abcb00cad7d96a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4839fe0176660cf91a416cf0aa430e328477fc1d6c1966a16890ba6202e336e

import type { ConcreteRequest } from 'relay-runtime';
export type useFullDayQuery$variables = {
  after: string;
};
export type useFullDayQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly nextDayWithRoom: string | null | undefined;
    };
  };
};
export type useFullDayQuery = {
  response: useFullDayQuery$data;
  variables: useFullDayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    }
  ],
  "kind": "ScalarField",
  "name": "nextDayWithRoom",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFullDayQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
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
              "concreteType": "Business",
              "kind": "LinkedField",
              "name": "business",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFullDayQuery",
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
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
    "id": "c4839fe0176660cf91a416cf0aa430e328477fc1d6c1966a16890ba6202e336e",
    "metadata": {},
    "name": "useFullDayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dda391bfbde9ed8c31a4d9908f2c4563";

export default node;
