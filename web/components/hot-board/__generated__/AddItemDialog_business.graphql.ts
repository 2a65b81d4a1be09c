/**
 * @generated SignedSource<<09c162409b0ebe27ad63e3cd84d59d51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
