/**
 * @generated SignedSource<<7a2b7b4b3fd8879f5e31dcd2453bbfb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntryList_entries$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntryItem_entry">;
  readonly " $fragmentType": "AuditEntryList_entries";
}>;
export type AuditEntryList_entries$key = ReadonlyArray<{
  readonly " $data"?: AuditEntryList_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntryList_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditEntryList_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditEntryItem_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "05da946d249f154131d89783e04940af";

export default node;
