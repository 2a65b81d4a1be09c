/**
 * @generated SignedSource<<8c4e81dc6647641b863f408c23351e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_contact$data = {
  readonly customerName: string;
  readonly id: string;
  readonly scheduledDate: string;
  readonly " $fragmentType": "act_contact";
};
export type act_contact$key = {
  readonly " $data"?: act_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"act_contact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "act_contact"
};

(node as any).hash = "7331e6afad34df0f53677f598ebf70fc";

export default node;
