/**
 * @generated SignedSource<<9d3e344be60e8b5308386c639f2a2804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELLED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type BusinessActions_business$data = {
  readonly canDelete: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly " $fragmentType": "BusinessActions_business";
};
export type BusinessActions_business$key = {
  readonly " $data"?: BusinessActions_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessActions_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessActions_business",
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
      "name": "canDelete",
      "storageKey": null
    }
  ],
  "type": "ManagedBusiness",
  "abstractKey": null
};

(node as any).hash = "76a0ff232ed7ef4b679a27abf8f159e6";

export default node;
