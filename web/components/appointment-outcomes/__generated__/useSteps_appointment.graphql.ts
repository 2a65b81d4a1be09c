/**
 * @generated SignedSource<<0cecec89ac63cc49f313b088d1bd5694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSteps_appointment$data = {
  readonly canBookAgain: boolean;
  readonly canCancel: boolean;
  readonly canComplete: boolean;
  readonly canStart: boolean;
  readonly id: string;
  readonly startsAt: string;
  readonly " $fragmentType": "useSteps_appointment";
};
export type useSteps_appointment$key = {
  readonly " $data"?: useSteps_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSteps_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSteps_appointment",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canComplete",
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
      "kind": "ScalarField",
      "name": "canBookAgain",
      "storageKey": null
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};

(node as any).hash = "639a6aa5138caad8ab2241a9591fd9b9";

export default node;
