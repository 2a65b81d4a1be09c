/**
 * @generated SignedSource<<4b10c4a920a94ecd0627a614c7dbc8cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomeRow_appointment$data = {
  readonly canCancel: boolean;
  readonly canMove: boolean;
  readonly customer: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly startTime: string;
  readonly technician: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSteps_appointment">;
  readonly " $fragmentType": "OutcomeRow_appointment";
};
export type OutcomeRow_appointment$key = {
  readonly " $data"?: OutcomeRow_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeRow_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomeRow_appointment",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSteps_appointment"
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "be5c7e5403a014b3d174aa0ba6c43b05";

export default node;
