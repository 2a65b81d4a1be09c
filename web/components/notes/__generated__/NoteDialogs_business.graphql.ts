/**
 * @generated SignedSource<<70f2acc8d251fbdd64f96422b725d4d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteDialogs_business$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareNoteDialog_business">;
  readonly " $fragmentType": "NoteDialogs_business";
};
export type NoteDialogs_business$key = {
  readonly " $data"?: NoteDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteDialogs_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareNoteDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "8421cd4fdef23230c02166d317b57864";

export default node;
