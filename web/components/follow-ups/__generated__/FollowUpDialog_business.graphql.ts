/**
 * @generated SignedSource<<053f0cb199622658ba5145143f0523a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowUpDialog_business$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleContactDialog_business">;
  readonly " $fragmentType": "FollowUpDialog_business";
};
export type FollowUpDialog_business$key = {
  readonly " $data"?: FollowUpDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpDialog_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleContactDialog_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "23bad93b6ba8038a80669b73d249e3a4";

export default node;
