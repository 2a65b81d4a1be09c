/**
 * @generated SignedSource<<e1ac963faef730583e723e433ffed727>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
