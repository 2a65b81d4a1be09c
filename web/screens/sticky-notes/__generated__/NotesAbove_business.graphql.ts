/**
 * @generated SignedSource<<51669edf94791d5e006480a59c9f8c6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotesAbove_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NoteDialogs_business">;
  readonly " $fragmentType": "NotesAbove_business";
};
export type NotesAbove_business$key = {
  readonly " $data"?: NotesAbove_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotesAbove_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotesAbove_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteDialogs_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "97a8f75c4432f3c43050b06938ff3b37";

export default node;
