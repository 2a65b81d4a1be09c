/**
 * @generated SignedSource<<18b2ec0b43a3ee6dd32107b2df645b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BadgeTile_badge$data = {
  readonly color: string;
  readonly description: string;
  readonly earnedAt: string | null | undefined;
  readonly icon: string;
  readonly maxProgress: number;
  readonly name: string;
  readonly progress: number;
  readonly " $fragmentType": "BadgeTile_badge";
};
export type BadgeTile_badge$key = {
  readonly " $data"?: BadgeTile_badge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BadgeTile_badge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BadgeTile_badge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "icon",
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earnedAt",
      "storageKey": null
    }
  ],
  "type": "TeamBadge",
  "abstractKey": null
};

(node as any).hash = "1b19debd87b1bb38dbee3bf2df7ab406";

export default node;
