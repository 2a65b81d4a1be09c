/**
 * @generated SignedSource<<c8544536865bd7979c54c06199f4cda0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_business" | "FollowUpDialog_business" | "ScheduleContactDialog_business">;
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
      "name": "FollowUpDialog_business"
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

(node as any).hash = "9d0481cf46edd0b1bd34b86323f189bf";

export default node;
