/**
 * @generated SignedSource<<245ff7c1b213c807de673fa31657f617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StickyNote_note$data = {
  readonly color: string;
  readonly content: string;
  readonly createdAt: string;
  readonly title: string;
  readonly " $fragmentType": "StickyNote_note";
};
export type StickyNote_note$key = {
  readonly " $data"?: StickyNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"StickyNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StickyNote_note",
  "selections": [
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "StickyNote",
  "abstractKey": null
};

(node as any).hash = "80cc4f890a639ad49975dc73c42d7c51";

export default node;
