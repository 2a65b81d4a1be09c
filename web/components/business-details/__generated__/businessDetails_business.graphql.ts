/**
 * @generated SignedSource<<bb5ec7060c942e073a1661a8a4b0cabf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type businessDetails_business$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFacts_business" | "BusinessForm_business">;
  readonly " $fragmentType": "businessDetails_business";
};
export type businessDetails_business$key = {
  readonly " $data"?: businessDetails_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"businessDetails_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "businessDetails_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessForm_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessFacts_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "9f62e7368cd892f7968895b14ded4593";

export default node;
