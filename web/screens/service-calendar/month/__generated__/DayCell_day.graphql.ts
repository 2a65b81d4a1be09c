/**
 * @generated SignedSource<<d077339f489bc664f2ef2c13a3113aa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayCell_day$data = {
  readonly appointments: ReadonlyArray<{
    readonly customer: {
      readonly lastName: string;
    };
    readonly id: string;
    readonly startTime: string;
    readonly " $fragmentSpreads": FragmentRefs<"CellHalf_appointment">;
  }>;
  readonly count: number;
  readonly hiddenCount: number;
  readonly isFull: boolean;
  readonly " $fragmentType": "DayCell_day";
};
export type DayCell_day$key = {
  readonly " $data"?: DayCell_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayCell_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayCell_day",
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
      "name": "hiddenCount",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
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
              "name": "lastName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CellHalf_appointment"
        }
      ],
      "storageKey": "appointments(first:2)"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "4efc5fdb27519294ab18b65ee5013fcf";

export default node;
