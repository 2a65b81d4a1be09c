/**
 * @generated SignedSource<<8bf1e2b34e17f5efb87294b30c2c8e54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTask_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_business" | "EditCustomerDialog_business" | "ScheduleContactDialog_business">;
  readonly " $fragmentType": "CustomerTask_business";
};
export type CustomerTask_business$key = {
  readonly " $data"?: CustomerTask_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTask_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTask_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCustomerDialog_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCustomerDialog_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleContactDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "bc309fd866fa9b0dd9b7e85cfae4a933";

export default node;
