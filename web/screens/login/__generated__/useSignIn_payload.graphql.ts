/**
 * @generated SignedSource<<7a982fc3de5e4c15eabe190bf6096c57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type useSignIn_payload$data = {
  readonly business: {
    readonly databaseId: number;
  };
  readonly token: string;
  readonly user: {
    readonly databaseId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly role: Role;
    readonly username: string | null | undefined;
  };
  readonly " $fragmentType": "useSignIn_payload";
};
export type useSignIn_payload$key = {
  readonly " $data"?: useSignIn_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignIn_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSignIn_payload"
};

(node as any).hash = "548a1f8d268e7687f121ba1a434cfa74";

export default node;
