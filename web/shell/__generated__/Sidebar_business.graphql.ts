/**
 * @generated SignedSource<<39c5447db1ab588bee723c2920b4d5e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_business">;
  readonly " $fragmentType": "Sidebar_business";
};
export type Sidebar_business$key = {
  readonly " $data"?: Sidebar_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Navigation_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "eae1e839fe52b8814298ec53dba17127";

export default node;
