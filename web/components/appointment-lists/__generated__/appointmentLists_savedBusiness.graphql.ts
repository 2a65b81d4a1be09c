/**
 * @generated SignedSource<<86864d007e537a06bf37387775f84a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appointmentLists_savedBusiness$data = {
  readonly appointmentsNeedingOutcome: number;
  readonly " $fragmentType": "appointmentLists_savedBusiness";
};
export type appointmentLists_savedBusiness$key = {
  readonly " $data"?: appointmentLists_savedBusiness$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_savedBusiness">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appointmentLists_savedBusiness",
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

(node as any).hash = "97d542229867f232f9fb9a8837765810";

export default node;
