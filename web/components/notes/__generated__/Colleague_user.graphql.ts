/**
 * @generated SignedSource<<6733bbe249a02815aa9f2423a7ec6f76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type Colleague_user$data = {
  readonly fullName: string;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentType": "Colleague_user";
};
export type Colleague_user$key = {
  readonly " $data"?: Colleague_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Colleague_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Colleague_user",
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
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7c50448986f8fa4326be41f8c25196eb";

export default node;
