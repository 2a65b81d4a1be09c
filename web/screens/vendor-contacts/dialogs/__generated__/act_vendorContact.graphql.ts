/**
 * @generated SignedSource<<871e4a9d024dc114f96b6911b4828b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccessLevel = "ADMIN" | "ALL" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type act_vendorContact$data = {
  readonly accessLevel: AccessLevel;
  readonly assignedTo: {
    readonly id: string;
  } | null | undefined;
  readonly assignedToName: string | null | undefined;
  readonly company: string;
  readonly id: string;
  readonly notes: string | null | undefined;
  readonly phoneNumber: string;
  readonly salesRep: string;
  readonly webAddress: string | null | undefined;
  readonly " $fragmentType": "act_vendorContact";
};
export type act_vendorContact$key = {
  readonly " $data"?: act_vendorContact$data;
  readonly " $fragmentSpreads": FragmentRefs<"act_vendorContact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "act_vendorContact"
};

(node as any).hash = "eda984088741704f0c478d1d692a4d45";

export default node;
