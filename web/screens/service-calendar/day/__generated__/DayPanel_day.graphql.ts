/**
 * @generated SignedSource<<0594c44bc792a259327fa57a8f9fa13b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayPanel_day$data = {
  readonly appointments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AppointmentCard_appointment">;
  }>;
  readonly cancelledCount: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly " $fragmentType": "DayPanel_day";
};
export type DayPanel_day$key = {
  readonly " $data"?: DayPanel_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPanel_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPanel_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFull",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
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
      "storageKey": "appointments(first:2)"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "72e57b29664cabd9601ddad298adec94";

export default node;
