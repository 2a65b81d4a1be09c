/**
 * @generated SignedSource<<ceb031fc3f5353f8ba9ca34d0ef0a2f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemFacts_item$data = {
  readonly assigneeName: string;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly " $fragmentType": "ItemFacts_item";
};
export type ItemFacts_item$key = {
  readonly " $data"?: ItemFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFacts_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFacts_item",
  "selections": [
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
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "290cb88a9662e04014d94db80ba78803";

export default node;
