/**
 * @generated SignedSource<<52d2c15a0b19469035e04a0d51b9b474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_business" | "ScheduleContactDialog_business">;
  readonly " $fragmentType": "CustomerDialogs_business";
};
export type CustomerDialogs_business$key = {
  readonly " $data"?: CustomerDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDialogs_business",
  "selections": [
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

(node as any).hash = "92bcfb5b65277c532f0b2d1b118e1618";

export default node;
