/**
 * @generated SignedSource<<11b178957e21678b51bb03b1c8d151e4>>
 * @relayHash 3c5f2026b60974dc241220a7ccf3c2db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 395d1ab6b18e96c26aecd559ec6908d09e9019b451dfafdc8e367477f770cd64

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFeedActsRevokeMutation$variables = Record<PropertyKey, never>;
export type useFeedActsRevokeMutation$data = {
  readonly revokeCalendarFeed: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_business">;
    };
  };
};
export type useFeedActsRevokeMutation = {
  response: useFeedActsRevokeMutation$data;
  variables: useFeedActsRevokeMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFeedActsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RevokeCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "revokeCalendarFeed",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CalendarFeed_business"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFeedActsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RevokeCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "revokeCalendarFeed",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canManageCalendarFeed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasCalendarFeed",
                "storageKey": null
              },
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
    "id": "395d1ab6b18e96c26aecd559ec6908d09e9019b451dfafdc8e367477f770cd64",
    "metadata": {},
    "name": "useFeedActsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "783ae77eb1f7845512287e3dbb2c2928";

export default node;
