/**
 * @generated SignedSource<<0f5c8100142dee35358d249c39d80d61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type You_you$data = {
  readonly member: {
    readonly badges: ReadonlyArray<{
      readonly badgeId: string;
      readonly " $fragmentSpreads": FragmentRefs<"BadgeTile_badge">;
    }>;
    readonly isHidden: boolean;
    readonly name: string;
    readonly title: string;
    readonly totalPoints: number;
    readonly weekPoints: number;
    readonly " $fragmentSpreads": FragmentRefs<"Streak_member">;
  };
  readonly nextTitle: {
    readonly from: number;
    readonly name: string;
  } | null | undefined;
  readonly pointsToNextTitle: number | null | undefined;
  readonly titleFrom: number;
  readonly " $fragmentType": "You_you";
};
export type You_you$key = {
  readonly " $data"?: You_you$data;
  readonly " $fragmentSpreads": FragmentRefs<"You_you">;
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
  "name": "You_you",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamBoardMember",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "isHidden",
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
          "kind": "ScalarField",
          "name": "weekPoints",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Streak_member"
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BadgeTile_badge"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamTitle",
      "kind": "LinkedField",
      "name": "nextTitle",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsToNextTitle",
      "storageKey": null
    }
  ],
  "type": "TeamBoardYou",
  "abstractKey": null
};
})();

(node as any).hash = "b3d32bdd7a654c172f40456ff32af0b2";

export default node;
