/**
 * @generated SignedSource<<07e12f5502a42f472eaf7cc2abd8c86a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetails_customer$data = {
  readonly canEdit: boolean;
  readonly createdAt: string;
  readonly name: string;
  readonly status: CustomerStatus;
  readonly statusUpdatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
  readonly " $fragmentType": "CustomerDetails_customer";
};
export type CustomerDetails_customer$key = {
  readonly " $data"?: CustomerDetails_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetails_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetails_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "name": "statusUpdatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFacts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "21fa55818f77c67d1f923aed0980c8e0";

export default node;
