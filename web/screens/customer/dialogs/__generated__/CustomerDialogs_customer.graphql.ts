/**
 * @generated SignedSource<<a3982fdee9ddd25a0361ffbc44cabe1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDialogs_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteDialog_customer" | "ChangeStatusDialog_customer" | "DeleteCustomerDialog_customer" | "EditCustomerDialog_customer" | "ScheduleContactDialog_customer" | "VisitDialog_customer">;
  readonly " $fragmentType": "CustomerDialogs_customer";
};
export type CustomerDialogs_customer$key = {
  readonly " $data"?: CustomerDialogs_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDialogs_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CustomerDialogs_customer"
};

(node as any).hash = "e13e0934c62041114d72b6126ca966a8";

export default node;
