/**
 * @generated SignedSource<<9d3d7bb11328e30766a21cc76dfe9a4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type Navigation_user$data = {
  readonly role: Role;
  readonly " $fragmentType": "Navigation_user";
};
export type Navigation_user$key = {
  readonly " $data"?: Navigation_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Navigation_user",
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

(node as any).hash = "ebbb04316f23c6766a6d1ef547f1a05b";

export default node;
