/**
 * @generated SignedSource<<fbd42d1615420d91cfa62488031b9b71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  readonly " $fragmentType": "VisitDialog_customer";
};
export type VisitDialog_customer$key = {
  readonly " $data"?: VisitDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitDialog_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VisitDialog_customer"
};

(node as any).hash = "0dd1f479966b52a48ae08d7f78654032";

export default node;
