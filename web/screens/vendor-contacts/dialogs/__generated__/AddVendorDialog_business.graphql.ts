/**
 * @generated SignedSource<<572121e80c6d16f87ea39c1f0329405c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddVendorDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VendorFields_business">;
  readonly " $fragmentType": "AddVendorDialog_business";
};
export type AddVendorDialog_business$key = {
  readonly " $data"?: AddVendorDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddVendorDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddVendorDialog_business",
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

(node as any).hash = "93b656a75e5767a30e04897a093819fa";

export default node;
