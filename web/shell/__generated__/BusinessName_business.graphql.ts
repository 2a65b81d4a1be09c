/**
 * @generated SignedSource<<5d18d2f309c9c077eaef5092ab48a536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessName_business$data = {
  readonly name: string;
  readonly " $fragmentType": "BusinessName_business";
};
export type BusinessName_business$key = {
  readonly " $data"?: BusinessName_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessName_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessName_business",
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

(node as any).hash = "8373f39a633619ca35f4789c741f25a2";

export default node;
