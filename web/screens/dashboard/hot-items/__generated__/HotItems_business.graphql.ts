/**
 * @generated SignedSource<<77ebb051eb7e9be1cbe9a8c28e2c9aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotItems_business$data = {
  readonly hotBoardItems: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HotItem_item">;
      };
    }>;
  };
  readonly " $fragmentType": "HotItems_business";
};
export type HotItems_business$key = {
  readonly " $data"?: HotItems_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotItems_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotItems_business",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "HotBoardItemConnection",
      "kind": "LinkedField",
      "name": "hotBoardItems",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HotBoardItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "HotBoardItem",
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
                  "name": "HotItem_item"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "hotBoardItems(first:3)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "31321dda47a74fdc4b737de0fed4b26f";

export default node;
