/**
 * @generated SignedSource<<36ec7399c7811bea2e0e3660f1541683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedAppointment_appointment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "appointmentLists_appointment" | "appointmentPlaces_appointment">;
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
      "name": "appointmentLists_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "appointmentPlaces_appointment"
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "cbac9b96a311d10a3b5cc07c5f7ce5c8";

export default node;
