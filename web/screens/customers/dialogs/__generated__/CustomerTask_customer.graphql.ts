/**
 * @generated SignedSource<<bebaadddbf3cdf41e1e50b1112f5408b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTask_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_customer" | "EditCustomerDialog_customer" | "ScheduleContactDialog_customer">;
  readonly " $fragmentType": "CustomerTask_customer";
};
export type CustomerTask_customer$key = {
  readonly " $data"?: CustomerTask_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTask_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CustomerTask_customer"
};

(node as any).hash = "3904faf03a1c17a59bafbf700e6c6ed4";

export default node;
