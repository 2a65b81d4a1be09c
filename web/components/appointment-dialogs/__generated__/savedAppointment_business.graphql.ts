/**
 * @generated SignedSource<<3e12052e86af4ee4e3e1aa3dfa0a50d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedAppointment_business$data = {
  readonly appointmentsNeedingOutcome: number;
  readonly " $fragmentType": "savedAppointment_business";
};
export type savedAppointment_business$key = {
  readonly " $data"?: savedAppointment_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedAppointment_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "savedAppointment_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appointmentsNeedingOutcome",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2af3dc1e5190b258a405f6365518cc0a";

export default node;
