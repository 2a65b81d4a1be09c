/**
 * @generated SignedSource<<ca55c581f1ebabe11e52e934a82b9e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TechnicianWarning_appointments$data = ReadonlyArray<{
  readonly customer: {
    readonly name: string;
  };
  readonly endTime: string;
  readonly id: string;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentType": "TechnicianWarning_appointments";
}>;
export type TechnicianWarning_appointments$key = ReadonlyArray<{
  readonly " $data"?: TechnicianWarning_appointments$data;
  readonly " $fragmentSpreads": FragmentRefs<"TechnicianWarning_appointments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TechnicianWarning_appointments",
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
      "name": "technician",
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
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "7515bac9a3d613e22b328b6e26addaa4";

export default node;
