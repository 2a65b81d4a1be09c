/**
 * @generated SignedSource<<43dfd843adf05b4d4063579dea07e844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelledOnes_day$data = {
  readonly cancelled: ReadonlyArray<{
    readonly canBookAgain: boolean;
    readonly customer: {
      readonly name: string;
    };
    readonly description: string;
    readonly endTime: string;
    readonly id: string;
    readonly noShow: boolean;
    readonly startTime: string;
  }>;
  readonly " $fragmentType": "CancelledOnes_day";
};
export type CancelledOnes_day$key = {
  readonly " $data"?: CancelledOnes_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledOnes_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelledOnes_day",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 25
        }
      ],
      "concreteType": "ServiceAppointment",
      "kind": "LinkedField",
      "name": "cancelled",
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
          "kind": "ScalarField",
          "name": "endTime",
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
          "name": "description",
          "storageKey": null
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "cancelled(first:25)"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "dc36dbea6740c42cd8c179a57adb1a7e";

export default node;
