/**
 * @generated SignedSource<<bd6afdde8c274bf472776d4dd1cd78a5>>
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
  readonly canCancel: boolean;
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly endsAt: string;
  readonly noShow: boolean;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentSpreads": FragmentRefs<"VisitDialog_appointment" | "useSteps_appointment">;
  readonly " $fragmentType": "VisitEntry_appointment";
};
export type VisitEntry_appointment$key = {
  readonly " $data"?: VisitEntry_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitEntry_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSteps_appointment"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "VisitDialog_appointment",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppointmentDialog_appointment"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "CancelAppointmentDialog_appointment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};
})();

(node as any).hash = "d9247ab9de2005e8358d6924d628f1b7";

export default node;
