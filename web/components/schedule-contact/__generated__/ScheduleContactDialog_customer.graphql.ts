/**
 * @generated SignedSource<<a5d9b47828a7b22129444fe7aa3042c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleContactDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  readonly " $fragmentType": "ScheduleContactDialog_customer";
};
export type ScheduleContactDialog_customer$key = {
  readonly " $data"?: ScheduleContactDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleContactDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ScheduleContactDialog_customer"
};

(node as any).hash = "8621bf72ab08d6a61e8382917b086826";

export default node;
