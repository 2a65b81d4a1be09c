/**
 * @generated SignedSource<<58ead0d902295fb45668dbffdc4ac61b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedAppointment_appointment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "timelineLists_appointment">;
  readonly " $fragmentType": "savedAppointment_appointment";
};
export type savedAppointment_appointment$key = {
  readonly " $data"?: savedAppointment_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedAppointment_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "savedAppointment_appointment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentDialog_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "timelineLists_appointment"
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "86d3fcee4d476005f8166db26311dabb";

export default node;
