/**
 * @generated SignedSource<<69c66775a4d570cd5391fae2c34c2497>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "207e33a2c852fb976040b176668a8792";

export default node;
