/**
 * @generated SignedSource<<b3faf674e9464bea28a70a6a31a72910>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type contactLists_business$data = {
  readonly contactCounts: {
    readonly overdue: number;
    readonly upcoming: number;
  };
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ContactCard_contact" | "UpcomingContact_contact">;
      };
    }>;
  };
  readonly stats: {
    readonly completedToday: number;
    readonly completedTrend: string;
    readonly followUpsToday: number;
    readonly hotBoardItems: number;
    readonly hotBoardTrend: string;
    readonly scheduledToday: number;
    readonly scheduledTrend: string;
    readonly totalCustomers: number;
    readonly totalCustomersTrend: string;
  };
  readonly " $fragmentType": "contactLists_business";
};
export type contactLists_business$key = {
  readonly " $data"?: contactLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contactLists_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactCounts",
      "kind": "LinkedField",
      "name": "contactCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upcoming",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCustomers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduledToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followUpsToday",
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
          "name": "totalCustomersTrend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduledTrend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hotBoardTrend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedTrend",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "next",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": "UPCOMING"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ContactConnection",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Contact",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ContactCard_contact"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UpcomingContact_contact"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contacts(filter:\"UPCOMING\",first:3)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "d6d88fd021902c52aa2b65436732db78";

export default node;
