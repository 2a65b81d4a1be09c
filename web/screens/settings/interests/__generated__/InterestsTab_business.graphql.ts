/**
 * @generated SignedSource<<e8bddf453c73a213a60b5eac1f5c369e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterestsTab_business$data = {
  readonly canEditInterestOptions: boolean;
  readonly interestOptions: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"interestLists_option">;
  }>;
  readonly " $fragmentType": "InterestsTab_business";
};
export type InterestsTab_business$key = {
  readonly " $data"?: InterestsTab_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterestsTab_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterestsTab_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEditInterestOptions",
      "storageKey": null
    },
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "644a6d8333cf111e978aad2914de4838";

export default node;
