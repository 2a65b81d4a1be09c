/**
 * @generated SignedSource<<f4d89581447df31438a321a645a0e509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomersDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddCustomerDialog_business" | "CustomerTask_business">;
  readonly " $fragmentType": "CustomersDialogs_business";
};
export type CustomersDialogs_business$key = {
  readonly " $data"?: CustomersDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomersDialogs_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCustomerDialog_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerTask_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "b358ee041832a388dc8ae4f07715dd91";

export default node;
