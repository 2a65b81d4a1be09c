/**
 * @generated SignedSource<<26d8b5b6a3750fb6a2758df29d9b3c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessTab_business$data = {
  readonly canEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFacts_business" | "BusinessForm_business">;
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
      "name": "canEdit",
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

(node as any).hash = "23898bee106ba21ecd1db3a4af8097f7";

export default node;
