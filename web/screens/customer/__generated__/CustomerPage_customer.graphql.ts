/**
 * @generated SignedSource<<77aef7f3f297a7b46a28270ade38a9dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPage_customer$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "8e8d3f15da59feda4cd7a940123bbbaa";

export default node;
