/**
 * @generated SignedSource<<c3109c821de8dffd271ef614b2c8bfb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCurrentMinute_business$data = {
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly scheduledDate: string;
      };
    }>;
  };
  readonly timeZone: string;
  readonly today: string;
  readonly " $fragmentType": "useCurrentMinute_business";
};
export type useCurrentMinute_business$key = {
  readonly " $data"?: useCurrentMinute_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCurrentMinute_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCurrentMinute_business",
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
      "name": "timeZone",
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
                  "name": "scheduledDate",
                  "storageKey": null
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

(node as any).hash = "dafec2b3feec03df0becdf626a6568df";

export default node;
