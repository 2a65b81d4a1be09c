/**
 * @generated SignedSource<<c882c5e95c72eff520031e7e0665f48d>>
 * @relayHash de3fd1c37ec37a1dd91b04d7812de112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83c83afef85fc1421bcd977ab9099b4e32e1305c7b9e98014aedd07143b3856b

import type { ConcreteRequest } from 'relay-runtime';
export type environmentTestNodeQuery$variables = {
  id: string;
};
export type environmentTestNodeQuery$data = {
  readonly node: {
    readonly fullName?: string;
  } | null | undefined;
};
export type environmentTestNodeQuery = {
  response: environmentTestNodeQuery$data;
  variables: environmentTestNodeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "environmentTestNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "environmentTestNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "83c83afef85fc1421bcd977ab9099b4e32e1305c7b9e98014aedd07143b3856b",
    "metadata": {},
    "name": "environmentTestNodeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "455b046b5a41a41b109d99d749aecb78";

export default node;
