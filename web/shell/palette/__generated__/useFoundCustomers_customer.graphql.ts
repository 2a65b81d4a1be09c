/**
 * @generated SignedSource<<493e800b89df7aa13cdf5a23ff08bdd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFoundCustomers_customer$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly " $fragmentType": "useFoundCustomers_customer";
};
export type useFoundCustomers_customer$key = {
  readonly " $data"?: useFoundCustomers_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFoundCustomers_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFoundCustomers_customer"
};

(node as any).hash = "3e444ff3785464c2d907d14e2a1dc59f";

export default node;
