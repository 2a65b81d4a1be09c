/**
 * @generated SignedSource<<08cd8fde4aea29f052e08c99733a7c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type appointmentLists_appointment$data = {
  readonly canCancel: boolean;
  readonly canMove: boolean;
  readonly customer: {
    readonly city: string | null | undefined;
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly id: string;
  readonly notes: string | null | undefined;
  readonly smsReminder: boolean;
  readonly startTime: string;
  readonly status: AppointmentStatus;
  readonly technician: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "appointmentLists_appointment";
};
export type appointmentLists_appointment$key = {
  readonly " $data"?: appointmentLists_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentLists_appointment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "name": "technician",
      "storageKey": null
    },
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
      "name": "notes",
      "storageKey": null
    },
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
      "name": "smsReminder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canMove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};
})();

(node as any).hash = "5931b675f6cc9e356b68b9775f72b7bf";

export default node;
