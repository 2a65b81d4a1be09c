/**
 * @generated SignedSource<<cb675f54bc6a467068b6870078cdaf77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hotBoardLists_hotBoardItem$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly resolved: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveItem_item" | "BellHotItem_item" | "HotItem_item" | "ResolvedItem_item">;
  readonly " $fragmentType": "hotBoardLists_hotBoardItem";
};
export type hotBoardLists_hotBoardItem$key = {
  readonly " $data"?: hotBoardLists_hotBoardItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"hotBoardLists_hotBoardItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "hotBoardLists_hotBoardItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "resolved",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActiveItem_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResolvedItem_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotItem_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BellHotItem_item"
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "962abe3d1b9643f2371ba16373e97ea6";

export default node;
