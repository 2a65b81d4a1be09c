/**
 * @generated SignedSource<<26b458d56bc38a31bf90d72836f615a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberCard_member$data = {
  readonly badges: ReadonlyArray<{
    readonly badgeId: string;
    readonly color: string;
    readonly earnedAt: string | null | undefined;
    readonly icon: string;
    readonly maxProgress: number;
    readonly name: string;
    readonly progress: number;
  }>;
  readonly isHidden: boolean;
  readonly isViewer: boolean;
  readonly name: string;
  readonly title: string;
  readonly totalPoints: number;
  readonly weekPoints: number;
  readonly " $fragmentSpreads": FragmentRefs<"Streak_member">;
  readonly " $fragmentType": "MemberCard_member";
};
export type MemberCard_member$key = {
  readonly " $data"?: MemberCard_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberCard_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberCard_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "kind": "ScalarField",
      "name": "totalPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamBadge",
      "kind": "LinkedField",
      "name": "badges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxProgress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Streak_member"
    }
  ],
  "type": "TeamBoardMember",
  "abstractKey": null
};
})();

(node as any).hash = "e6b61c600f7238d8f86d82135143692b";

export default node;
