/**
 * @generated SignedSource<<0664d6f54239dea4d75415c432383552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type useEnter_payload$data = {
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
  readonly " $fragmentType": "useEnter_payload";
};
export type useEnter_payload$key = {
  readonly " $data"?: useEnter_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnter_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEnter_payload"
};

(node as any).hash = "8ebb06755cee75fde594d4f8a11b8332";

export default node;
