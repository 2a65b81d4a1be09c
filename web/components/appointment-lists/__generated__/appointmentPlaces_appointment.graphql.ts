/**
 * @generated SignedSource<<79eae3f107e410388185de6edbab7fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appointmentPlaces_appointment$data = {
  readonly id: string;
  readonly needsOutcome: boolean;
  readonly startsAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeRow_appointment" | "timelineLists_appointment">;
  readonly " $fragmentType": "appointmentPlaces_appointment";
};
export type appointmentPlaces_appointment$key = {
  readonly " $data"?: appointmentPlaces_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentPlaces_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentPlaces_appointment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsOutcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutcomeRow_appointment"
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

(node as any).hash = "0b7ff331866fbc375ed1409d238639c5";

export default node;
