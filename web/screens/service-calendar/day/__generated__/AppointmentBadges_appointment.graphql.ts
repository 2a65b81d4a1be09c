/**
 * @generated SignedSource<<239373b3fb6072711ec7cdc98dd32be1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentReminderState = "CONFIRMED" | "DELIVERED" | "FAILED" | "OFF" | "PENDING" | "SENT" | "UNKNOWN";
export type AppointmentStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type AppointmentBadges_appointment$data = {
  readonly needsOutcome: boolean;
  readonly noShow: boolean;
  readonly overbooked: boolean;
  readonly reminderProblem: string | null | undefined;
  readonly reminderState: AppointmentReminderState;
  readonly status: AppointmentStatus;
  readonly " $fragmentType": "AppointmentBadges_appointment";
};
export type AppointmentBadges_appointment$key = {
  readonly " $data"?: AppointmentBadges_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentBadges_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentBadges_appointment",
  "selections": [
    {
      "alias": null,
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
      "name": "overbooked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reminderState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reminderProblem",
      "storageKey": null
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "c53fa77c31a6b40f61c5e070d6c62298";

export default node;
