/**
 * @generated SignedSource<<3e35f1865f49c44aec9ae73ba0452b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddCustomerDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFields_business">;
  readonly " $fragmentType": "AddCustomerDialog_business";
};
export type AddCustomerDialog_business$key = {
  readonly " $data"?: AddCustomerDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddCustomerDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddCustomerDialog_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFields_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "baae803ba3e0d276b5d1343e34eef7f5";

export default node;
