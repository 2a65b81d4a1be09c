/**
 * @generated SignedSource<<1595a46f485e57cc7d1bc3dc9dbe5c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyEntry_reply$data = {
  readonly body: string;
  readonly " $fragmentType": "ReplyEntry_reply";
};
export type ReplyEntry_reply$key = {
  readonly " $data"?: ReplyEntry_reply$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyEntry_reply">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyEntry_reply",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "SmsReply",
  "abstractKey": null
};

(node as any).hash = "abb2429389fbf3f40a3acea87c2dce34";

export default node;
