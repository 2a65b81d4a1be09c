/**
 * @generated SignedSource<<1b44dea4762ca3df044caf120ee42589>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayPanel_all$data = {
  readonly all: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AppointmentCard_appointment">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledOnes_day">;
  readonly " $fragmentType": "DayPanel_all";
};
export type DayPanel_all$key = {
  readonly " $data"?: DayPanel_all$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPanel_all">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPanel_all",
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ServiceAppointment",
      "kind": "LinkedField",
      "name": "appointments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppointmentCard_appointment"
        }
      ],
      "storageKey": "appointments(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelledOnes_day"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "8db5f47af80f897a61a7c7f0aaf547e9";

export default node;
