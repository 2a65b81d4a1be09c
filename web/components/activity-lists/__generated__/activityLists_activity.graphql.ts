/**
 * @generated SignedSource<<70eb693ce9887442d40772b1c43fd617>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntry_activity">;
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
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "a6449666841345ef50a19309f99b13ed";

export default node;
