/**
 * @generated SignedSource<<c4dc9379cd56f8d31a722bc5421ee29e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noteLists_business$data = {
  readonly sharedNotes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"noteLists_sharedNote">;
      };
    }>;
  };
  readonly stickyNotes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"noteLists_stickyNote">;
      };
    }>;
  };
  readonly " $fragmentType": "noteLists_business";
};
export type noteLists_business$key = {
  readonly " $data"?: noteLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteLists_business">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "noteLists_business",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "noteLists_stickyNote"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stickyNotes(first:6)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SharedNoteConnection",
      "kind": "LinkedField",
      "name": "sharedNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedNoteEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SharedNote",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "noteLists_sharedNote"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sharedNotes(first:6)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "432bf01868e37047d5932b294e63894b";

export default node;
