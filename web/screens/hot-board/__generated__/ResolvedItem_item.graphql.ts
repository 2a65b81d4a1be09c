/**
 * @generated SignedSource<<6b6750f64da0053b12e454abec324b67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResolvedItem_item$data = {
  readonly description: string;
  readonly resolutionNotes: string | null | undefined;
  readonly resolvedAt: string | null | undefined;
  readonly resolvedByName: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ResolvedItem_item";
};
export type ResolvedItem_item$key = {
  readonly " $data"?: ResolvedItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResolvedItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResolvedItem_item",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolutionNotes",
      "storageKey": null
    }
  ],
  "type": "HotBoardItem",
  "abstractKey": null
};

(node as any).hash = "a648065f8b3c651e0d8ed6fcb0af1ca1";

export default node;
