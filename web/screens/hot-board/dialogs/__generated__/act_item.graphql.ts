/**
 * @generated SignedSource<<2b1fe81f04317ca74b5833f7fb2321a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type act_item$data = {
  readonly assignedTo: {
    readonly id: string;
  } | null | undefined;
  readonly assignedToAll: boolean;
  readonly assignedToName: string | null | undefined;
  readonly description: string;
  readonly id: string;
  readonly priority: Priority;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "act_item";
};
export type act_item$key = {
  readonly " $data"?: act_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"act_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "act_item"
};

(node as any).hash = "355a45f6344f4cf3db37903bcc7e4e00";

export default node;
