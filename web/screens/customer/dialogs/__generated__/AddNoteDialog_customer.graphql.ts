/**
 * @generated SignedSource<<e7284bdb04004f93f19597e863c538fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddNoteDialog_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "AddNoteDialog_customer";
};
export type AddNoteDialog_customer$key = {
  readonly " $data"?: AddNoteDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AddNoteDialog_customer"
};

(node as any).hash = "8de61c576fd297f5a7a7190e0f1b9bd9";

export default node;
