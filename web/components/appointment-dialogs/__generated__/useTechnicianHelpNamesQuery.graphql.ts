/**
 * @generated SignedSource<<52904ef48c5fc9e592fe9e42596035d9>>
 * @relayHash 85ade0006707cac2716abe0e865a2c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72d4052d3b38ab41294a6c26cb880f019c4f1cbb4b7a8d57f241cc3636069a8

import type { ConcreteRequest } from 'relay-runtime';
export type useTechnicianHelpNamesQuery$variables = Record<PropertyKey, never>;
export type useTechnicianHelpNamesQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly technicians: ReadonlyArray<string>;
    };
  };
};
export type useTechnicianHelpNamesQuery = {
  response: useTechnicianHelpNamesQuery$data;
  variables: useTechnicianHelpNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "technicians",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTechnicianHelpNamesQuery",
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
                (v0/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTechnicianHelpNamesQuery",
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
    "id": "e72d4052d3b38ab41294a6c26cb880f019c4f1cbb4b7a8d57f241cc3636069a8",
    "metadata": {},
    "name": "useTechnicianHelpNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "deb356fd2a196b66017155e7515f7c72";

export default node;
