/**
 * @generated SignedSource<<082f052d40131366af071f2fabe3a0bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskFields_viewer$data = {
  readonly business: {
    readonly colleagues: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
    }>;
  };
  readonly user: {
    readonly fullName: string;
    readonly id: string;
  };
  readonly " $fragmentType": "TaskFields_viewer";
};
export type TaskFields_viewer$key = {
  readonly " $data"?: TaskFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskFields_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "colleagues",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "06dff9514d6d8bf45e20409348ae21c1";

export default node;
