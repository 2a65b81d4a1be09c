/**
 * @generated SignedSource<<fa08f8025772d27c42f6160ddfa59489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type timelineLists_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Ahead_customer" | "History_customer">;
  readonly " $fragmentType": "timelineLists_customer";
};
export type timelineLists_customer$key = {
  readonly " $data"?: timelineLists_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineLists_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "timelineLists_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ahead_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "History_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "536a25183cc562e6eba0306ec184fea1";

export default node;
