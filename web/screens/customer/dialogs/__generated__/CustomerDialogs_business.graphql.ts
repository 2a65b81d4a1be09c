/**
 * @generated SignedSource<<021ac674289f4610cc6ff81bcdb876cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_business" | "FollowUpDialog_business" | "ScheduleContactDialog_business" | "VisitDialog_business">;
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "VisitDialog_business",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppointmentDialog_business"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "82512dca9b73261d86066d69ebc91189";

export default node;
