/**
 * @generated SignedSource<<7ef681b258409cc233607e795855afb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SwitchedOff_business$data = {
  readonly canEdit: boolean;
  readonly " $fragmentType": "SwitchedOff_business";
};
export type SwitchedOff_business$key = {
  readonly " $data"?: SwitchedOff_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchedOff_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SwitchedOff_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "d9d5c2a010922dede7c614d52e313351";

export default node;
