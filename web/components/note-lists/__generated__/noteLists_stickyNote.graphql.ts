/**
 * @generated SignedSource<<769f853838757edac4fad399396e42c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noteLists_stickyNote$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly position: number;
  readonly " $fragmentSpreads": FragmentRefs<"StickyNote_note" | "noteInHand_note">;
  readonly " $fragmentType": "noteLists_stickyNote";
};
export type noteLists_stickyNote$key = {
  readonly " $data"?: noteLists_stickyNote$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteLists_stickyNote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "noteLists_stickyNote",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StickyNote_note"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "noteInHand_note",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "sharedWith",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "StickyNote",
  "abstractKey": null
};
})();

(node as any).hash = "85a654e30493c8fe8b56d77e2d7df1c5";

export default node;
