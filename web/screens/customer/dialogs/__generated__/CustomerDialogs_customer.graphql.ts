/**
 * @generated SignedSource<<6193c9df689989be54842ca66f51bbbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDialogs_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteDialog_customer" | "ChangeStatusDialog_customer" | "DeleteCustomerDialog_customer" | "EditCustomerDialog_customer" | "ScheduleContactDialog_customer">;
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

(node as any).hash = "394fc175aae1997001b634fa66f4d8fb";

export default node;
