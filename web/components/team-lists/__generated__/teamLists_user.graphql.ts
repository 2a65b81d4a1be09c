/**
 * @generated SignedSource<<7581e5bb58975ef445aa912a47cf536c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type teamLists_user$data = {
  readonly databaseId: number;
  readonly firstName: string;
  readonly fullName: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isViewer: boolean;
  readonly lastName: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"Member_user">;
  readonly " $fragmentType": "teamLists_user";
};
export type teamLists_user$key = {
  readonly " $data"?: teamLists_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamLists_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamLists_user",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
      "name": "isViewer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Member_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c40af747133820cf70b37d339cd31fae";

export default node;
