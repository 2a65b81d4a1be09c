/**
 * @generated SignedSource<<359437bc2a1c05a55e47070dc1c0580b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type DayItem_item$data = {
  readonly createdByName: string;
  readonly description: string;
  readonly priority: Priority;
  readonly title: string;
  readonly " $fragmentType": "DayItem_item";
};
export type DayItem_item$key = {
  readonly " $data"?: DayItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayItem_item",
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
      "name": "description",
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
      "name": "createdByName",
      "storageKey": null
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "4dee11daccd344dbeac863da142bf9f3";

export default node;
