/**
 * @generated SignedSource<<0979503fd15373432be41ae37c05bc0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
import type { FragmentRefs } from "relay-runtime";
export type BusinessFacts_business$data = {
  readonly address: string | null | undefined;
  readonly businessType: BusinessType;
  readonly email: string | null | undefined;
  readonly maxAppointmentsPerDay: number;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "BusinessFacts_business";
};
export type BusinessFacts_business$key = {
  readonly " $data"?: BusinessFacts_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFacts_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessFacts_business",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAppointmentsPerDay",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "04ef0a46b7bd30a3f6079dd1bb38cacb";

export default node;
