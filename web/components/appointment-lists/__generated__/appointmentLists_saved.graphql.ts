/**
 * @generated SignedSource<<6d6612295473f1109c61623384f8cf81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appointmentLists_saved$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_appointment" | "appointmentLists_appointment" | "appointmentPlaces_appointment">;
  readonly " $fragmentType": "appointmentLists_saved";
};
export type appointmentLists_saved$key = {
  readonly " $data"?: appointmentLists_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_saved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentLists_saved",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "appointmentLists_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentDialog_appointment"
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

(node as any).hash = "76ef85e2ec4c4761ac61be5b411773a7";

export default node;
