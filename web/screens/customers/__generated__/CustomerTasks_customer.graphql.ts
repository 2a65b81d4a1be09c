/**
 * @generated SignedSource<<c5929cd243d38baf947bc250cda0af60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerTasks_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_customer" | "EditCustomerDialog_customer" | "ScheduleContactDialog_customer">;
  readonly " $fragmentType": "CustomerTasks_customer";
};
export type CustomerTasks_customer$key = {
  readonly " $data"?: CustomerTasks_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTasks_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CustomerTasks_customer"
};

(node as any).hash = "1d79d3e4a97cc7f38c391d810a4bd606";

export default node;
