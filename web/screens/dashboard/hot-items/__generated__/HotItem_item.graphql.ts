/**
 * @generated SignedSource<<c92afcdabdcdea70086b6d5db6b6ce49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
import { FragmentRefs } from "relay-runtime";
export type HotItem_item$data = {
  readonly assigneeName: string;
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

(node as any).hash = "5789129aa926a1d64c7a95f795d2f1af";

export default node;
