/**
 * @generated SignedSource<<54859530898f455358e24612b2b158c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type activityLists_activity$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntry_activity" | "timelineLists_activity">;
  readonly " $fragmentType": "activityLists_activity";
};
export type activityLists_activity$key = {
  readonly " $data"?: activityLists_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"activityLists_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "activityLists_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityEntry_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "timelineLists_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "fd8299d8e3425f50ebae45b76bf57a32";

export default node;
