/**
 * @generated SignedSource<<761b8d4f2971b6080b50e6727db8a8d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorFacts_vendorContact$data = {
  readonly assignedToName: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly phoneNumber: string;
  readonly salesRep: string;
  readonly webAddress: string | null | undefined;
  readonly " $fragmentType": "VendorFacts_vendorContact";
};
export type VendorFacts_vendorContact$key = {
  readonly " $data"?: VendorFacts_vendorContact$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorFacts_vendorContact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorFacts_vendorContact",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignedToName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "VendorContact",
  "abstractKey": null
};

(node as any).hash = "ae2ec480439988aaea5513536215621a";

export default node;
