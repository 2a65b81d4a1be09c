/**
 * @generated SignedSource<<b37b726580ba038c778b8e2dffddd435>>
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
  readonly gamificationEnabled: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamificationEnabled",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2e54b299d5162193f942369b46253ba3";

export default node;
