/**
 * @generated SignedSource<<7f32a27ea25076a51bf850ac9593f25f>>
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
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"contactLists_contact">;
      };
    }>;
  };
  readonly stats: {
    readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"bellLists_business">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "bellLists_business"
    },
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "contactLists_contact"
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

(node as any).hash = "40a68aa66e4175c21016c6746b31221b";

export default node;
