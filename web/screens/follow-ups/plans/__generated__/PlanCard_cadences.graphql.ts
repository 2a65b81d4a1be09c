/**
 * @generated SignedSource<<1d67ea7d39c38b7c87c68f38a686948c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_cadences$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_cadence">;
  readonly " $fragmentType": "PlanCard_cadences";
}>;
export type PlanCard_cadences$key = ReadonlyArray<{
  readonly " $data"?: PlanCard_cadences$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_cadences">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanCard_cadences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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

(node as any).hash = "0dd7e05f2da18382411b3274e1f0adb9";

export default node;
