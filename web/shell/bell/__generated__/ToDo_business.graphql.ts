/**
 * @generated SignedSource<<5f7b50e8bcd1b5101cddace39b4b8edc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToDo_business$data = {
  readonly bell: {
    readonly counts: {
      readonly dueTasks: number;
      readonly hotBoardItems: number;
      readonly overdueContacts: number;
      readonly overdueFollowUps: number;
      readonly total: number;
      readonly upcomingContacts: number;
    };
    readonly dueTasks: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellTask_task">;
    }>;
    readonly hotBoardItems: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellHotItem_item">;
    }>;
    readonly overdueContacts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact">;
    }>;
    readonly overdueFollowUps: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellFollowUp_followUp">;
    }>;
    readonly upcomingContacts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact">;
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpDialog_business">;
  readonly " $fragmentType": "ToDo_business";
};
export type ToDo_business$key = {
  readonly " $data"?: ToDo_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToDo_business">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BellContact_contact"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToDo_business",
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
      "name": "FollowUpDialog_business"
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
          "name": "overdueContacts",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "upcomingContacts",
          "plural": true,
          "selections": (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FollowUp",
          "kind": "LinkedField",
          "name": "overdueFollowUps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BellFollowUp_followUp"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrganizerTask",
          "kind": "LinkedField",
          "name": "dueTasks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BellTask_task"
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

(node as any).hash = "9b399be124d7068d1afb51212a04ed10";

export default node;
