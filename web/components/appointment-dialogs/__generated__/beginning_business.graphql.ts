/**
 * @generated SignedSource<<52fd4f9cb02168418f9d54e9810052b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type beginning_business$data = {
  readonly sampleAppointment: {
    readonly customer: {
      readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
    } | null | undefined;
    readonly description: string;
    readonly endTime: string;
    readonly startTime: string;
    readonly technician: string;
  } | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "beginning_business";
};
export type beginning_business$key = {
  readonly " $data"?: beginning_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"beginning_business">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "beginning_business"
};

(node as any).hash = "d8d45fe2b921e0dfcb611a14adcc7da0";

export default node;
