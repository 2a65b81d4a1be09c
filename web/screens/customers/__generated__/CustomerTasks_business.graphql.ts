/**
 * @generated SignedSource<<85fe06e35016d36ac85a243c6570cbd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerTasks_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_business" | "EditCustomerDialog_business" | "ScheduleContactDialog_business">;
  readonly " $fragmentType": "CustomerTasks_business";
};
export type CustomerTasks_business$key = {
  readonly " $data"?: CustomerTasks_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTasks_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTasks_business",
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

(node as any).hash = "a90d79e409ca0921e99c5bc90a2f050f";

export default node;
