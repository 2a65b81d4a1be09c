/**
 * @generated SignedSource<<ec69b1f8af900015ca6468a9504d31cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type interestLists_business$data = {
  readonly interestOptions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"interestLists_option">;
  }>;
  readonly " $fragmentType": "interestLists_business";
};
export type interestLists_business$key = {
  readonly " $data"?: interestLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"interestLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "interestLists_business",
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

(node as any).hash = "4e6245d36619c76ba33c2c8c4d1b0dbf";

export default node;
