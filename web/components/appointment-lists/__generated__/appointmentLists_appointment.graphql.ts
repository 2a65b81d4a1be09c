/**
 * @generated SignedSource<<833c3239b862b944d785e1510505cdcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appointmentLists_appointment$data = {
  readonly canBookAgain: boolean;
  readonly customer: {
    readonly city: string | null | undefined;
    readonly lastName: string;
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly date: string;
  readonly id: string;
  readonly noShow: boolean;
  readonly notes: string | null | undefined;
  readonly startTime: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentCard_appointment" | "CellHalf_appointment">;
  readonly " $fragmentType": "appointmentLists_appointment";
};
export type appointmentLists_appointment$key = {
  readonly " $data"?: appointmentLists_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentLists_appointment",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CellHalf_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentCard_appointment"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBookAgain",
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
      "name": "notes",
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
          "name": "lastName",
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

(node as any).hash = "72f76f3a71ffa2752bb6a8ebe8aec334";

export default node;
