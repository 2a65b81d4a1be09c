/**
 * @generated SignedSource<<76a991b56e975288c6818dbca7fde245>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bellLists_notification$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"News_notification">;
  readonly " $fragmentType": "bellLists_notification";
};
export type bellLists_notification$key = {
  readonly " $data"?: bellLists_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"bellLists_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bellLists_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "News_notification"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "2d31e5d6532424697feb7f94f4decd49";

export default node;
