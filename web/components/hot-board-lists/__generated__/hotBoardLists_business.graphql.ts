/**
 * @generated SignedSource<<fad43797d1965a23d355576e6bfcc5af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hotBoardLists_business$data = {
  readonly hotBoardCounts: {
    readonly active: number;
    readonly resolved: number;
  };
  readonly stats: {
    readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HotItems_business" | "bellLists_business">;
  readonly " $fragmentType": "hotBoardLists_business";
};
export type hotBoardLists_business$key = {
  readonly " $data"?: hotBoardLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"hotBoardLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "hotBoardLists_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "bellLists_business"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HotBoardCounts",
      "kind": "LinkedField",
      "name": "hotBoardCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolved",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatCards_stats"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotItems_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "438b219b10e2064d6de889d2ec3f0d89";

export default node;
