/**
 * @generated SignedSource<<b4e78eca918ba9906150938f532a1ccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SystemCards_viewer">;
  readonly " $fragmentType": "SystemTab_viewer";
};
export type SystemTab_viewer$key = {
  readonly " $data"?: SystemTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SystemCards_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d0d4b998211febe0fa3ac6879a516f7c";

export default node;
