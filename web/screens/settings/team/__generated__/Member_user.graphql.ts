/**
 * @generated SignedSource<<8389aa27e7c26a3021ad7809f7dec1b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type Member_user$data = {
  readonly canSendVerification: boolean;
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isViewer: boolean;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"EditMemberForm_user" | "MemberActions_user">;
  readonly " $fragmentType": "Member_user";
};
export type Member_user$key = {
  readonly " $data"?: Member_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Member_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Member_user",
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
      "name": "email",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendVerification",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditMemberForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6c907a9803b965b468ba1d135d1bba79";

export default node;
