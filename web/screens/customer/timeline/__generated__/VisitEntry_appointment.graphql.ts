/**
 * @generated SignedSource<<1942b2f5eae796ee6fce1c7ed7be4ef3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type VisitEntry_appointment$data = {
  readonly appointmentStatus: AppointmentStatus;
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly endsAt: string;
  readonly noShow: boolean;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentType": "VisitEntry_appointment";
};
export type VisitEntry_appointment$key = {
  readonly " $data"?: VisitEntry_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitEntry_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitEntry_appointment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "technician",
      "storageKey": null
    },
    {
      "alias": "appointmentStatus",
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noShow",
      "storageKey": null
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "bce8088e3aedc1b7048952dd40de3db0";

export default node;
