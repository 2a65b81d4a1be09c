/**
 * @generated SignedSource<<01acbb1effdff1c2005ad60b915eabde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotBoardDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddItemDialog_business" | "EditItemDialog_business">;
  readonly " $fragmentType": "HotBoardDialogs_business";
};
export type HotBoardDialogs_business$key = {
  readonly " $data"?: HotBoardDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotBoardDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotBoardDialogs_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddItemDialog_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditItemDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "147997beb3c16ade0e071219193446e0";

export default node;
