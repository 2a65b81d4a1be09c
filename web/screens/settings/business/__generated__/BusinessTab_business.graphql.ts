/**
 * @generated SignedSource<<f965f7266465db7f61190619d174e265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessTab_business$data = {
  readonly name: string;
  readonly " $fragmentType": "BusinessTab_business";
};
export type BusinessTab_business$key = {
  readonly " $data"?: BusinessTab_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessTab_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessTab_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "34590db88f4d6845aea73417d58761a3";

export default node;
