/**
 * @generated SignedSource<<6074c153679f7737739295c200c8ce59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardDialogs_viewer$data = {
  readonly business: {
    readonly " $fragmentSpreads": FragmentRefs<"AddCustomerDialog_business" | "AddItemDialog_business" | "ScheduleContactDialog_business">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ResolveAsDialog_viewer">;
  readonly " $fragmentType": "DashboardDialogs_viewer";
};
export type DashboardDialogs_viewer$key = {
  readonly " $data"?: DashboardDialogs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardDialogs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardDialogs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddItemDialog_business"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResolveAsDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c13541acd29b18510b0be27672e692a2";

export default node;
