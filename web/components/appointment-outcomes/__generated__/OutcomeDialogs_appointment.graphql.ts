/**
 * @generated SignedSource<<708338a0ba2cecf0c31b34896483ccb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomeDialogs_appointment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "CancelAppointmentDialog_appointment">;
  readonly " $fragmentType": "OutcomeDialogs_appointment";
};
export type OutcomeDialogs_appointment$key = {
  readonly " $data"?: OutcomeDialogs_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeDialogs_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OutcomeDialogs_appointment"
};

(node as any).hash = "aa348688f600815d9e7de2688f4957fe";

export default node;
