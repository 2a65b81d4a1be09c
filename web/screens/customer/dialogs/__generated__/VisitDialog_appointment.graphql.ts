/**
 * @generated SignedSource<<bba6261bc5b34903042e1cf969f26247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitDialog_appointment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "CancelAppointmentDialog_appointment">;
  readonly " $fragmentType": "VisitDialog_appointment";
};
export type VisitDialog_appointment$key = {
  readonly " $data"?: VisitDialog_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitDialog_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VisitDialog_appointment"
};

(node as any).hash = "a26c453a22370d2f052fcda8ea85a668";

export default node;
