/**
 * @generated SignedSource<<785b29e3833fd4930c3f99790db98002>>
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
  readonly gamificationEnabled: boolean;
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

(node as any).hash = "0ff62a290b82dbf56173c2aff8c2a888";

export default node;
