/**
 * @generated SignedSource<<b6fead8f86803bcf21dc9f105b9808ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatCards_stats$data = {
  readonly completedToday: number;
  readonly completedTrend: string;
  readonly followUpsToday: number;
  readonly hotBoardItems: number;
  readonly hotBoardTrend: string;
  readonly scheduledToday: number;
  readonly scheduledTrend: string;
  readonly totalCustomers: number;
  readonly totalCustomersTrend: string;
  readonly " $fragmentType": "StatCards_stats";
};
export type StatCards_stats$key = {
  readonly " $data"?: StatCards_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatCards_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCustomers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCustomersTrend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledTrend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotBoardItems",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotBoardTrend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTrend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUpsToday",
      "storageKey": null
    }
  ],
  "type": "DashboardStats",
  "abstractKey": null
};

(node as any).hash = "4bc91fc7ae68a68fb2725b3f0edcd9dd";

export default node;
