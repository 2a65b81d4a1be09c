/**
 * @generated SignedSource<<5c5d3202f5c8361da3aa40b009b26962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type Palette_user$data = {
  readonly role: Role;
  readonly " $fragmentType": "Palette_user";
};
export type Palette_user$key = {
  readonly " $data"?: Palette_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Palette_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Palette_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fefbab9492837e9e6f1865d967a51499";

export default node;
