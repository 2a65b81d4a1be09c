/**
 * @generated SignedSource<<256da77ddcc401416bed870f9390901c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noteLists_stickyNote$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly position: number;
  readonly " $fragmentSpreads": FragmentRefs<"StickyNote_note">;
  readonly " $fragmentType": "noteLists_stickyNote";
};
export type noteLists_stickyNote$key = {
  readonly " $data"?: noteLists_stickyNote$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteLists_stickyNote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "noteLists_stickyNote",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StickyNote_note"
    }
  ],
  "type": "StickyNote",
  "abstractKey": null
};

(node as any).hash = "b41d4d6cd59ec86684317664725293a5";

export default node;
