/**
 * @generated SignedSource<<17d4754aaf5377c5e9590fd1897dc4fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCustomerDialog_business$data = {
  readonly id: string;
  readonly " $fragmentType": "DeleteCustomerDialog_business";
};
export type DeleteCustomerDialog_business$key = {
  readonly " $data"?: DeleteCustomerDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCustomerDialog_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "38891324422d9044eec283ab0f0e3ff8";

export default node;
