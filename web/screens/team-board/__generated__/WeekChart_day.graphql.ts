/**
 * @generated SignedSource<<cfb6caf385df0fee29bf8e32678f2d6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekChart_day$data = ReadonlyArray<{
  readonly date: string;
  readonly points: number;
  readonly " $fragmentType": "WeekChart_day";
}>;
export type WeekChart_day$key = ReadonlyArray<{
  readonly " $data"?: WeekChart_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekChart_day">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WeekChart_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "TeamBoardDay",
  "abstractKey": null
};

(node as any).hash = "61f7866da910fbf320171b2fd88d91fb";

export default node;
