/**
 * @generated SignedSource<<1c6a11e5730e4d1faa5a4b0d4d913d91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StickyNotes_business$data = {
  readonly stickyNotes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"StickyNote_note">;
      };
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "StickyNotes_business";
};
export type StickyNotes_business$key = {
  readonly " $data"?: StickyNotes_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"StickyNotes_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StickyNotes_business",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "StickyNoteConnection",
      "kind": "LinkedField",
      "name": "stickyNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StickyNoteEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StickyNote",
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
                  "name": "StickyNote_note"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stickyNotes(first:6)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "70e1638a79738e7ed18c9954c03ceff4";

export default node;
