/**
 * @generated SignedSource<<cb3e18cef5b9b6f49b35f8306a9af08a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelAppointmentDialog_appointment$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly date: string;
  readonly id: string;
  readonly startTime: string;
  readonly " $fragmentType": "CancelAppointmentDialog_appointment";
};
export type CancelAppointmentDialog_appointment$key = {
  readonly " $data"?: CancelAppointmentDialog_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelAppointmentDialog_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CancelAppointmentDialog_appointment"
};

(node as any).hash = "a9634f0cbcea75c7afa3ced46ef1830d";

export default node;
