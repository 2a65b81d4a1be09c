/**
 * @generated SignedSource<<c832340ff15e9844fb45dc09809868ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_business$data = {
  readonly canManageTeam: boolean;
  readonly " $fragmentType": "FirstSteps_business";
};
export type FirstSteps_business$key = {
  readonly " $data"?: FirstSteps_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManageTeam",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "eafb0b7163eccd17c1ed4fe614e2e2c6";

export default node;
