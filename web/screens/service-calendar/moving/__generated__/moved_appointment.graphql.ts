/**
 * @generated SignedSource<<7bf4add180014aab66db9282aed61d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type moved_appointment$data = {
  readonly customer: {
    readonly lastName: string;
    readonly name: string;
  };
  readonly date: string;
  readonly id: string;
  readonly startTime: string;
  readonly " $fragmentType": "moved_appointment";
};
export type moved_appointment$key = {
  readonly " $data"?: moved_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"moved_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "moved_appointment"
};

(node as any).hash = "45292edd4cb895e13b2f4427061439cc";

export default node;
