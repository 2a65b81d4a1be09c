/**
 * @generated SignedSource<<4a8bb51269356fdea8a5c0f73de021d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentCard_appointment$data = {
  readonly canCancel: boolean;
  readonly canMove: boolean;
  readonly customer: {
    readonly databaseId: number;
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly description: string;
  readonly endTime: string;
  readonly id: string;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentBadges_appointment" | "act_appointment" | "moved_appointment" | "useSteps_appointment">;
  readonly " $fragmentType": "AppointmentCard_appointment";
};
export type AppointmentCard_appointment$key = {
  readonly " $data"?: AppointmentCard_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentCard_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endTime",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v5 = {
  "kind": "InlineDataFragmentSpread",
  "name": "moved_appointment",
  "selections": [
    (v0/*:: as any*/),
    (v4/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentCard_appointment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentBadges_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSteps_appointment"
    },
    (v5/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "act_appointment",
      "selections": [
        (v2/*:: as any*/),
        (v5/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppointmentDialog_appointment"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "CancelAppointmentDialog_appointment",
          "selections": [
            (v0/*:: as any*/),
            (v4/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Customer",
              "kind": "LinkedField",
              "name": "customer",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
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

(node as any).hash = "58b2066f41bdd7e7743c56a38d3fad22";

export default node;
