/**
 * @generated SignedSource<<601db3a32ed7f1e34b23011b6fea73d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type EditMemberForm_user$data = {
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly isDemo: boolean;
  readonly isViewer: boolean;
  readonly lastName: string;
  readonly role: Role;
  readonly " $fragmentType": "EditMemberForm_user";
};
export type EditMemberForm_user$key = {
  readonly " $data"?: EditMemberForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditMemberForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditMemberForm_user",
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
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "41958195e9de5d87dc806323d1e45241";

export default node;
