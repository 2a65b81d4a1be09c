/**
 * @generated SignedSource<<76bb54b340b8866e899cc126e278960b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type followUpAct_followUp$data = {
  readonly customer: {
    readonly email: string | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduleContactDialog_customer">;
  };
  readonly customerName: string;
  readonly id: string;
  readonly scheduledDate: string;
  readonly title: string;
  readonly " $fragmentType": "followUpAct_followUp";
};
export type followUpAct_followUp$key = {
  readonly " $data"?: followUpAct_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"followUpAct_followUp">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "followUpAct_followUp"
};

(node as any).hash = "8a67087d806c50af60de60d55f02c5d7";

export default node;
