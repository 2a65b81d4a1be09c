/**
 * @generated SignedSource<<b7b81c7a83273fd677de219d5279fd51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskDialogs_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddTaskDialog_viewer" | "EditTaskDialog_viewer">;
  readonly " $fragmentType": "TaskDialogs_viewer";
};
export type TaskDialogs_viewer$key = {
  readonly " $data"?: TaskDialogs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskDialogs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskDialogs_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddTaskDialog_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditTaskDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bc5642799845e0cf5759140ff962fa3b";

export default node;
