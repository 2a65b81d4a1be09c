/**
 * @generated SignedSource<<44b3ad311a3cbc540d95f85ebb95be40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type EditCustomerDialog_customer$data = {
  readonly city: string | null | undefined;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly interest: string;
  readonly lastName: string;
  readonly notes: string | null | undefined;
  readonly phoneNumber: string;
  readonly status: CustomerStatus;
  readonly " $fragmentType": "EditCustomerDialog_customer";
};
export type EditCustomerDialog_customer$key = {
  readonly " $data"?: EditCustomerDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EditCustomerDialog_customer"
};

(node as any).hash = "6146a9acbee360456a27f8073b6e86f2";

export default node;
