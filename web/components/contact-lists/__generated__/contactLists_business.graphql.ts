/**
 * @generated SignedSource<<3600ec3f7ffc19c946cebefb6e1de0aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatCards_stats"
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

(node as any).hash = "e82b7b70bd25ab73e4f36fd81173b7bc";

export default node;
