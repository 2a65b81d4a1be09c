/**
 * @generated SignedSource<<64f867a5d58dd42495e2f4d9e2ddf3b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPage_customer$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ahead_customer" | "CustomerActions_customer" | "CustomerDetails_customer" | "History_customer">;
  readonly " $fragmentType": "CustomerPage_customer";
};
export type CustomerPage_customer$key = {
  readonly " $data"?: CustomerPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPage_customer",
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
      "name": "CustomerActions_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDetails_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ahead_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "History_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "65fd3f2759aa53deb6e3b82f5976a296";

export default node;
