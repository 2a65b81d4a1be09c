/**
 * @generated SignedSource<<8dac25dc12b618400706a81f2c44df62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditVendorDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VendorFields_business">;
  readonly " $fragmentType": "EditVendorDialog_business";
};
export type EditVendorDialog_business$key = {
  readonly " $data"?: EditVendorDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditVendorDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditVendorDialog_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorFields_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "5d8b39ac1af8a2c8b822e76e252ba0bf";

export default node;
