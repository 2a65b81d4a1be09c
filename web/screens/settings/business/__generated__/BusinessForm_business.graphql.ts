/**
 * @generated SignedSource<<12e707ee3e2c76f169b8073d22f8af22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
import type { FragmentRefs } from "relay-runtime";
export type BusinessForm_business$data = {
  readonly address: string | null | undefined;
  readonly businessType: BusinessType;
  readonly email: string | null | undefined;
  readonly maxAppointmentsPerDay: number;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "BusinessForm_business";
};
export type BusinessForm_business$key = {
  readonly " $data"?: BusinessForm_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessForm_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessForm_business",
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

(node as any).hash = "5250433309cc38441c172c3a67649dc1";

export default node;
