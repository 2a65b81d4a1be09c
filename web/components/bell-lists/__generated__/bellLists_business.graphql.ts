/**
 * @generated SignedSource<<2160659e5611d394b41977aa23012caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bellLists_business$data = {
  readonly bell: {
    readonly changesAt: string;
    readonly counts: {
      readonly dueTasks: number;
      readonly hotBoardItems: number;
      readonly overdueContacts: number;
      readonly overdueFollowUps: number;
      readonly total: number;
      readonly upcomingContacts: number;
    };
    readonly hotBoardItems: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellHotItem_item">;
    }>;
    readonly unreadCount: number;
    readonly upcomingContacts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MyDayPanel_business">;
  readonly " $fragmentType": "bellLists_business";
};
export type bellLists_business$key = {
  readonly " $data"?: bellLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"bellLists_business">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bellLists_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyDayPanel_business"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bell",
      "kind": "LinkedField",
      "name": "bell",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BellCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overdueContacts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "upcomingContacts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hotBoardItems",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overdueFollowUps",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueTasks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "upcomingContacts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BellContact_contact"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HotBoardItem",
          "kind": "LinkedField",
          "name": "hotBoardItems",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BellHotItem_item"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "015843ea8116e69a192dc730dc46ad7a";

export default node;
