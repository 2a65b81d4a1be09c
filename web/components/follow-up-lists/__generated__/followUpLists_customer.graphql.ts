/**
 * @generated SignedSource<<5e338bb2d36cd8e39a320a1d9136a1f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type followUpLists_customer$data = {
  readonly followUps: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"followUpLists_followUp">;
      };
    }>;
  };
  readonly " $fragmentType": "followUpLists_customer";
};
export type followUpLists_customer$key = {
  readonly " $data"?: followUpLists_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"followUpLists_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "followUpLists_customer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": "OPEN"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "FollowUpConnection",
      "kind": "LinkedField",
      "name": "followUps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FollowUpEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FollowUp",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "followUpLists_followUp"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "followUps(filter:\"OPEN\",first:50)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "02947f0a224484b3eff8108c9d56ccc9";

export default node;
