/**
 * @generated SignedSource<<d3c34513128aefd1755d5a21ab1a7235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appointmentLists_day$data = {
  readonly all: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
  }>;
  readonly appointments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
  }>;
  readonly cancelled: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
  }>;
  readonly cancelledCount: number;
  readonly count: number;
  readonly date: string;
  readonly hiddenCount: number;
  readonly id: string;
  readonly isFull: boolean;
  readonly " $fragmentType": "appointmentLists_day";
};
export type appointmentLists_day$key = {
  readonly " $data"?: appointmentLists_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_day">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "appointmentLists_appointment"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentLists_day",
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
      "name": "date",
      "storageKey": null
    },
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
      "selections": (v0/*:: as any*/),
      "storageKey": "appointments(first:2)"
    },
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
      "selections": (v0/*:: as any*/),
      "storageKey": "appointments(first:100)"
    },
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
      "selections": (v0/*:: as any*/),
      "storageKey": "cancelled(first:25)"
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};
})();

(node as any).hash = "c5385deb90a23ee44c6891fe0248ec93";

export default node;
