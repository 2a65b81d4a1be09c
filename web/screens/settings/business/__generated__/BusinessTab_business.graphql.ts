/**
 * @generated SignedSource<<3a4df6ae4481082c7c5bf3e595760833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessTab_business$data = {
  readonly canEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFacts_business" | "BusinessForm_business" | "CalendarFeed_business">;
  readonly " $fragmentType": "BusinessTab_business";
};
export type BusinessTab_business$key = {
  readonly " $data"?: BusinessTab_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessTab_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessTab_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessForm_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessFacts_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarFeed_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "be11a7abb0043d1ba3abcc6dc8615bee";

export default node;
