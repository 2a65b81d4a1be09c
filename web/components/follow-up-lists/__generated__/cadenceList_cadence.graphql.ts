/**
 * @generated SignedSource<<43b6fae726f7dd1407ff125dd8eadd0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type cadenceList_cadence$data = {
  readonly customerStatus: CustomerStatus;
  readonly databaseId: number;
  readonly dayNumber: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_cadence">;
  readonly " $fragmentType": "cadenceList_cadence";
};
export type cadenceList_cadence$key = {
  readonly " $data"?: cadenceList_cadence$data;
  readonly " $fragmentSpreads": FragmentRefs<"cadenceList_cadence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cadenceList_cadence",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanStep_cadence"
    }
  ],
  "type": "FollowUpCadence",
  "abstractKey": null
};

(node as any).hash = "3932400f501a6eba8670cd9872f09e16";

export default node;
