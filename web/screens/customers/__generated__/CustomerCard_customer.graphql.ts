/**
 * @generated SignedSource<<7e0867f087ef3ed2a25775bc1f5eee19>>
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
  readonly name: string;
  readonly status: CustomerStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
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
      "name": "CustomerFacts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "f29615e622522682ecb1347cd6e82214";

export default node;
