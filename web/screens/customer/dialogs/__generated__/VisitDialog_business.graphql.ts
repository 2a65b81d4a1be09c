/**
 * @generated SignedSource<<4dc8259ec2d76e1af945a24bedadd7be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitDialog_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_business">;
  readonly " $fragmentType": "VisitDialog_business";
};
export type VisitDialog_business$key = {
  readonly " $data"?: VisitDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitDialog_business">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VisitDialog_business"
};

(node as any).hash = "f36ff56b4b6f8bb07f2224862d4c7613";

export default node;
