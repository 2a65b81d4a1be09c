/**
 * @generated SignedSource<<29741443b8c05b8827b3a383c81e80ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterestsTab_business$data = {
  readonly interestOptions: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "7dae9168e5b8d6853ad13ef22c1412f2";

export default node;
