/**
 * @generated SignedSource<<aee22de26dcf0a8df7d92f784c375eb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessStatus = "ACTIVE" | "CANCELLED" | "SUSPENDED";
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
import type { FragmentRefs } from "relay-runtime";
export type BusinessCells_business$data = {
  readonly businessType: BusinessType;
  readonly createdAt: string;
  readonly customerCount: number;
  readonly name: string;
  readonly status: BusinessStatus;
  readonly userCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessActions_business">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessActions_business"
    }
  ],
  "type": "ManagedBusiness",
  "abstractKey": null
};

(node as any).hash = "44c2702a6867e0694589a93d52d742c9";

export default node;
