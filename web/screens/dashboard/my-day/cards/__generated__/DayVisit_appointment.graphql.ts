/**
 * @generated SignedSource<<2304c77d47c9f9cde11b95199a625a24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayVisit_appointment$data = {
  readonly customer: {
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly notes: string | null | undefined;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentType": "DayVisit_appointment";
};
export type DayVisit_appointment$key = {
  readonly " $data"?: DayVisit_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayVisit_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayVisit_appointment",
  "selections": [
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
          "name": "phoneNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "fdfa0f4826e11b8f924f96c3d68d9625";

export default node;
