/**
 * @generated SignedSource<<3dd617db422d24fb6444a3604fadf935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCustomerDialog_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteCustomerDialog_customer";
};
export type DeleteCustomerDialog_customer$key = {
  readonly " $data"?: DeleteCustomerDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomerDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DeleteCustomerDialog_customer"
};

(node as any).hash = "9f1d652c351c2472a986900d37e8a425";

export default node;
