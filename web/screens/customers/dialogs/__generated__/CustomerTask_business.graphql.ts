/**
 * @generated SignedSource<<564f5c2a5cdf1eb8a88822623317f57f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTask_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_business" | "ScheduleContactDialog_business">;
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

(node as any).hash = "cb5bd18d8b662e10498319d151174ad3";

export default node;
