/**
 * @generated SignedSource<<cca5477e8d1aae94b3223286d328b66e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessStatus = "ACTIVE" | "CANCELLED" | "SUSPENDED";
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
export type SubscriptionStatus = "ACTIVE" | "CANCELLED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type BusinessCells_business$data = {
  readonly businessType: BusinessType;
  readonly canDelete: boolean;
  readonly createdAt: string;
  readonly customerCount: number;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly status: BusinessStatus;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly userCount: number;
  readonly " $fragmentType": "BusinessCells_business";
};
export type BusinessCells_business$key = {
  readonly " $data"?: BusinessCells_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessCells_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessCells_business",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessType",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionStatus",
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
      "name": "userCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    }
  ],
  "type": "ManagedBusiness",
  "abstractKey": null
};

(node as any).hash = "7d0701c6fa5d1646e549093e380d77c9";

export default node;
