/**
 * @generated SignedSource<<e00dec40815fee21e61c5341302f39b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeed_business$data = {
  readonly canManageCalendarFeed: boolean;
  readonly hasCalendarFeed: boolean;
  readonly " $fragmentType": "CalendarFeed_business";
};
export type CalendarFeed_business$key = {
  readonly " $data"?: CalendarFeed_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarFeed_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManageCalendarFeed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCalendarFeed",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "81572911f5e0c349ea786e576abf6961";

export default node;
