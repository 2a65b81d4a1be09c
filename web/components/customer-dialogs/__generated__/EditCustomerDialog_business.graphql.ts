/**
 * @generated SignedSource<<16b3a4e9d8e2b03ed416b63c3ecfa7cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCustomerDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFields_business">;
  readonly " $fragmentType": "EditCustomerDialog_business";
};
export type EditCustomerDialog_business$key = {
  readonly " $data"?: EditCustomerDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCustomerDialog_business",
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

(node as any).hash = "39ac43e492b0a64f6d79d719351856f7";

export default node;
