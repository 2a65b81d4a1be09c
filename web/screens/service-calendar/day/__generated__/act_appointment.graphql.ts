/**
 * @generated SignedSource<<79a6903a495e51b0c6ae897e899c6f22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_appointment$data = {
  readonly endTime: string;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "CancelAppointmentDialog_appointment" | "moved_appointment">;
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

(node as any).hash = "331a67e3bfd9ccaefa42d16c6e71181a";

export default node;
