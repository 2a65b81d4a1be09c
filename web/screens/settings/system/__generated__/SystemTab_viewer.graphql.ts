/**
 * @generated SignedSource<<0f543bf31b8f63732b4a7d5018046026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemTab_viewer$data = {
  readonly business: {
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeys_business">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SystemCards_viewer">;
  readonly " $fragmentType": "SystemTab_viewer";
};
export type SystemTab_viewer$key = {
  readonly " $data"?: SystemTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SystemCards_viewer"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApiKeys_business"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "199c4f5e17f0bf8a7972b9346ff0aac7";

export default node;
