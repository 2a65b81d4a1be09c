/**
 * @generated SignedSource<<ca3a8e61bda658a6afe46018dded81a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerFields_business$data = {
  readonly interestOptions: ReadonlyArray<{
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"interestLists_option">;
  }>;
  readonly " $fragmentType": "CustomerFields_business";
};
export type CustomerFields_business$key = {
  readonly " $data"?: CustomerFields_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFields_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerFields_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InterestOption",
      "kind": "LinkedField",
      "name": "interestOptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "interestLists_option"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2508406fceee84755d915f70a554e672";

export default node;
