/**
 * @generated SignedSource<<013c3f5ba894cd0974a52cd30c1c7696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactStatus = "COMPLETED" | "OVERDUE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type ContactCard_contact$data = {
  readonly completedNotes: string | null | undefined;
  readonly customer: {
    readonly interest: string;
  };
  readonly customerName: string;
  readonly notes: string | null | undefined;
  readonly status: ContactStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ContactActions_contact" | "ContactFacts_contact">;
  readonly " $fragmentType": "ContactCard_contact";
};
export type ContactCard_contact$key = {
  readonly " $data"?: ContactCard_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCard_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interest",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactFacts_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactActions_contact"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "4f7446bc4d1d4c437b8c398f002b9e9f";

export default node;
