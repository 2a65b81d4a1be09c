/**
 * @generated SignedSource<<310bbb02766735254cea5d3b7d81b31b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessLevel = "ADMIN" | "ALL" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type VendorFields_business$data = {
  readonly team: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly isActive: boolean;
  }>;
  readonly vendorAccessLevels: ReadonlyArray<AccessLevel>;
  readonly " $fragmentType": "VendorFields_business";
};
export type VendorFields_business$key = {
  readonly " $data"?: VendorFields_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorFields_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorFields_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "team",
      "plural": true,
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
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendorAccessLevels",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "6f72c11c83e85b4c579cd0f145555920";

export default node;
