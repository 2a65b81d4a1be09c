/**
 * @generated SignedSource<<76baf758bca6d601ce0d3bcb3d4584f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Week_board$data = {
  readonly days: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WeekChart_day">;
  }>;
  readonly today: string;
  readonly weekBegins: string;
  readonly weekEnds: string;
  readonly weekPoints: number;
  readonly " $fragmentType": "Week_board";
};
export type Week_board$key = {
  readonly " $data"?: Week_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"Week_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Week_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekBegins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekEnds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamBoardDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WeekChart_day"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamBoard",
  "abstractKey": null
};

(node as any).hash = "2696bf1cdc30007cf09dcc49491c5971";

export default node;
