/**
 * @generated SignedSource<<6d825487aa7246147ac5539f855ab3f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type customerLists_business$data = {
  readonly stats: {
    readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
  };
  readonly " $fragmentType": "customerLists_business";
};
export type customerLists_business$key = {
  readonly " $data"?: customerLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "customerLists_business",
  "selections": [
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "0cd18eeb2d91bb5d5d8c19030d60083e";

export default node;
