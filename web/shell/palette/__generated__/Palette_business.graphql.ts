/**
 * @generated SignedSource<<e3b13fdc30ae18412ed60a013ffb8313>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Palette_business$data = {
  readonly gamificationEnabled: boolean;
  readonly " $fragmentType": "Palette_business";
};
export type Palette_business$key = {
  readonly " $data"?: Palette_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"Palette_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Palette_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamificationEnabled",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "e0c4df6044ddab6e9f00a9e054ef98db";

export default node;
