/**
 * @generated SignedSource<<a434613a9c85e1375a3fa2b06f9c7930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
