/**
 * @generated SignedSource<<ab8d8ee71a1c3c93ea2e0619e43c0a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type CustomerCard_customer$data = {
  readonly canDelete: boolean;
  readonly canEdit: boolean;
  readonly status: CustomerStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer" | "CustomerLink_customer">;
  readonly " $fragmentType": "CustomerCard_customer";
};
export type CustomerCard_customer$key = {
  readonly " $data"?: CustomerCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerCard_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerCard_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerLink_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFacts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "65f78f452ff0e6fdbad9c6fb1f9f6b6f";

export default node;
