/**
 * @generated SignedSource<<93d8a619fee819c624f54d902b218980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddVendorDialog_business" | "EditVendorDialog_business">;
  readonly " $fragmentType": "VendorDialogs_business";
};
export type VendorDialogs_business$key = {
  readonly " $data"?: VendorDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorDialogs_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddVendorDialog_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditVendorDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "5116d31033e95efb152354adc209af0f";

export default node;
