/**
 * @generated SignedSource<<34406135a95a1f302cb9d6488b543823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type BellHotItem_item$data = {
  readonly assigneeName: string;
  readonly priority: Priority;
  readonly title: string;
  readonly " $fragmentType": "BellHotItem_item";
};
export type BellHotItem_item$key = {
  readonly " $data"?: BellHotItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellHotItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellHotItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assigneeName",
      "storageKey": null
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "2fb0bd6d5e86735ce77805d6688d455e";

export default node;
