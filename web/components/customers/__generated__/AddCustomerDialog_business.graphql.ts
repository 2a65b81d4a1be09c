/**
 * @generated SignedSource<<116e583304ffa64868d46f29150844f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddCustomerDialog_business$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFields_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "1394c3c7b283c1ec61fef7f751afdcfa";

export default node;
