/**
 * @generated SignedSource<<890a87bb58acabf7b2821ae740f147e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DashboardDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddCustomerDialog_business" | "ScheduleContactDialog_business">;
  readonly " $fragmentType": "DashboardDialogs_business";
};
export type DashboardDialogs_business$key = {
  readonly " $data"?: DashboardDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardDialogs_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCustomerDialog_business"
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

(node as any).hash = "e726da021243fed7f3cca976e41198f2";

export default node;
