/**
 * @generated SignedSource<<fa6e2c85d3d89a4dd8cdd3b1983f6a0b>>
 * @relayHash fd172bff78b58cb2122607b66b0905f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 820e9fa6f33b8ca3575ed81291f4767824b3c5a7c78b0808861003b62dd7dcca

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
export type usePlanChangesQuery$variables = {
  status: CustomerStatus;
};
export type usePlanChangesQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly followUpPlanChanges: {
        readonly added: number;
        readonly cancelled: number;
        readonly moved: number;
      } | null | undefined;
    };
  };
};
export type usePlanChangesQuery = {
  response: usePlanChangesQuery$data;
  variables: usePlanChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "status",
      "variableName": "status"
    }
  ],
  "concreteType": "FollowUpPlanChanges",
  "kind": "LinkedField",
  "name": "followUpPlanChanges",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlanChangesQuery",
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
    "name": "usePlanChangesQuery",
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
    "id": "820e9fa6f33b8ca3575ed81291f4767824b3c5a7c78b0808861003b62dd7dcca",
    "metadata": {},
    "name": "usePlanChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e13a616bebbe2e8f783bb6963580b2b";

export default node;
