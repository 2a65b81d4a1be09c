/**
 * @generated SignedSource<<1d01f6c9064fb77e0db47104a7d98909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactStatus = "COMPLETED" | "OVERDUE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type ContactEntry_contact$data = {
  readonly canComplete: boolean;
  readonly completedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly completedNotes: string | null | undefined;
  readonly contactStatus: ContactStatus;
  readonly customerName: string;
  readonly id: string;
  readonly subject: string;
  readonly " $fragmentType": "ContactEntry_contact";
};
export type ContactEntry_contact$key = {
  readonly " $data"?: ContactEntry_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactEntry_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactEntry_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": "contactStatus",
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "canComplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "completedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "fb2c3eacf8302570b43ed901d1487633";

export default node;
