/**
 * @generated SignedSource<<480914f98f79d70d82a0b076e646f095>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ActiveItem_item" | "HotItem_item" | "ResolvedItem_item">;
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
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "63425510e4b5b8d7dcff1f8aee59aca2";

export default node;
