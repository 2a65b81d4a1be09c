/**
 * @generated SignedSource<<fcf0c1b2e9dae3826769aae3f2c8b278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddItemDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ItemFields_business">;
  readonly " $fragmentType": "AddItemDialog_business";
};
export type AddItemDialog_business$key = {
  readonly " $data"?: AddItemDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddItemDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddItemDialog_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemFields_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "b290aa7ced4c178ea3eb79a689921d79";

export default node;
