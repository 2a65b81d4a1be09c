/**
 * @generated SignedSource<<78c62cd373eb1bcc71cc09ebf9711526>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditItemDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ItemFields_business">;
  readonly " $fragmentType": "EditItemDialog_business";
};
export type EditItemDialog_business$key = {
  readonly " $data"?: EditItemDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditItemDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditItemDialog_business",
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

(node as any).hash = "c4bc219208f33627a3f59743051b505f";

export default node;
