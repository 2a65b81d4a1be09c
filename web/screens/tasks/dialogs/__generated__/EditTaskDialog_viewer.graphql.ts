/**
 * @generated SignedSource<<e944384dabc674773f9e308c27c81fc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTaskDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TaskFields_viewer">;
  readonly " $fragmentType": "EditTaskDialog_viewer";
};
export type EditTaskDialog_viewer$key = {
  readonly " $data"?: EditTaskDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditTaskDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditTaskDialog_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskFields_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8423d9baf491a4893c18bf95a9050c21";

export default node;
