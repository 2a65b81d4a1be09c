/**
 * @generated SignedSource<<6d412c5e75fbc64c020d2bf24bc154ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeStatusDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  readonly " $fragmentType": "ChangeStatusDialog_customer";
};
export type ChangeStatusDialog_customer$key = {
  readonly " $data"?: ChangeStatusDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeStatusDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ChangeStatusDialog_customer"
};

(node as any).hash = "825063b206db79a4214ac651efa45a8a";

export default node;
