/**
 * @generated SignedSource<<0634f5df32f77a3a1fdd2cfa063ae32e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type vendorLists_vendorContact$data = {
  readonly company: string;
  readonly databaseId: number;
  readonly id: string;
  readonly phoneNumber: string;
  readonly salesRep: string;
  readonly " $fragmentSpreads": FragmentRefs<"VendorCard_vendorContact">;
  readonly " $fragmentType": "vendorLists_vendorContact";
};
export type vendorLists_vendorContact$key = {
  readonly " $data"?: vendorLists_vendorContact$data;
  readonly " $fragmentSpreads": FragmentRefs<"vendorLists_vendorContact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "vendorLists_vendorContact",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesRep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorCard_vendorContact"
    }
  ],
  "type": "VendorContact",
  "abstractKey": null
};

(node as any).hash = "402f0f85a7a3b82b838251acc96cd2da";

export default node;
