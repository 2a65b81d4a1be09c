/**
 * @generated SignedSource<<6e424c68d30a22f2c42f1664f983a19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_appointment$data = {
  readonly endTime: string;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "moved_appointment">;
  readonly " $fragmentType": "act_appointment";
};
export type act_appointment$key = {
  readonly " $data"?: act_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"act_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "act_appointment"
};

(node as any).hash = "09ca82c2d10ad260b5f4c4d37039078f";

export default node;
