/**
 * @generated SignedSource<<d7acae02f8568ac1bbbebd055b413dda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type HotItem_item$data = {
  readonly assigneeName: string;
  readonly canResolve: boolean;
  readonly id: string;
  readonly priority: Priority;
  readonly title: string;
  readonly " $fragmentType": "HotItem_item";
};
export type HotItem_item$key = {
  readonly " $data"?: HotItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotItem_item",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canResolve",
      "storageKey": null
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "b6c76d79a69436a05a8b73ddf16fd3a5";

export default node;
