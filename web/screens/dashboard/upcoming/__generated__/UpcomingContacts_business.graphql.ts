/**
 * @generated SignedSource<<73b801bd6168863e22212abad6897f18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingContacts_business$data = {
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"UpcomingContact_contact">;
      };
    }>;
  };
  readonly stats: {
    readonly totalCustomers: number;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "UpcomingContacts_business";
};
export type UpcomingContacts_business$key = {
  readonly " $data"?: UpcomingContacts_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingContacts_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpcomingContacts_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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

(node as any).hash = "bb76bfb00e054c33c04feac1a3384f58";

export default node;
