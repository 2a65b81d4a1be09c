/**
 * @generated SignedSource<<a0deff3debf0e1f1c995ba120e43521a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type followUpLists_business$data = {
  readonly followUpCounts: {
    readonly done: number;
    readonly overdue: number;
    readonly today: number;
    readonly upcoming: number;
  };
  readonly stats: {
    readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"bellLists_business">;
  readonly " $fragmentType": "followUpLists_business";
};
export type followUpLists_business$key = {
  readonly " $data"?: followUpLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"followUpLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "followUpLists_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "bellLists_business"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FollowUpCounts",
      "kind": "LinkedField",
      "name": "followUpCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upcoming",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "8f75163f03f3351d15c166c7a58310d0";

export default node;
