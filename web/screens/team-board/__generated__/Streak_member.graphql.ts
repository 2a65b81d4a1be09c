/**
 * @generated SignedSource<<91b920cc8c70bc0e3fd1a80171ef1bde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Streak_member$data = {
  readonly bestStreak: number;
  readonly scoredToday: boolean;
  readonly streakDays: number;
  readonly " $fragmentType": "Streak_member";
};
export type Streak_member$key = {
  readonly " $data"?: Streak_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"Streak_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Streak_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streakDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bestStreak",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoredToday",
      "storageKey": null
    }
  ],
  "type": "TeamBoardMember",
  "abstractKey": null
};

(node as any).hash = "d04a32b89d619b7e5fbd0bc5c83a69c2";

export default node;
