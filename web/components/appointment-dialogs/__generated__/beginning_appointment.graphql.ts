/**
 * @generated SignedSource<<2967a35a360737ca3896ebdc128e9fe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type beginning_appointment$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly notes: string | null | undefined;
  readonly smsReminder: boolean;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentType": "beginning_appointment";
};
export type beginning_appointment$key = {
  readonly " $data"?: beginning_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"beginning_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "beginning_appointment"
};

(node as any).hash = "895e5c9dd6e7553cdc24afbae95dbe52";

export default node;
