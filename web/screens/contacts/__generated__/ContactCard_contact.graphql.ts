/**
 * @generated SignedSource<<53340f14a325cfeca9242fa17ebc0c84>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CustomerLink_customer">;
  };
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomerLink_customer"
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

(node as any).hash = "63f065d39a4be0a997a6925f69a1fb4e";

export default node;
