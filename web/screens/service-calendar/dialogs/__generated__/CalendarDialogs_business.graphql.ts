/**
 * @generated SignedSource<<0379350ee2ba9f63763d55f761c2b922>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarDialogs_business$data = {
  readonly maxAppointmentsPerDay: number;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_business">;
  readonly " $fragmentType": "CalendarDialogs_business";
};
export type CalendarDialogs_business$key = {
  readonly " $data"?: CalendarDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarDialogs_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAppointmentsPerDay",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "95bc6c958ba0dabf20beb55bb38ecb49";

export default node;
