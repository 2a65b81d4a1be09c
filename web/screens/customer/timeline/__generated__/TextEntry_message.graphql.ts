/**
 * @generated SignedSource<<d67f55f75df2cd5be62f78b1d27485c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SmsState = "CANCELLED" | "CLAIMED" | "DELIVERED" | "FAILED" | "PENDING" | "SENT" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type TextEntry_message$data = {
  readonly body: string;
  readonly errorReason: string | null | undefined;
  readonly markedSentBy: string | null | undefined;
  readonly textState: SmsState;
  readonly " $fragmentType": "TextEntry_message";
};
export type TextEntry_message$key = {
  readonly " $data"?: TextEntry_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextEntry_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextEntry_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": "textState",
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markedSentBy",
      "storageKey": null
    }
  ],
  "type": "SmsMessage",
  "abstractKey": null
};

(node as any).hash = "bbec65871a8e9868bd739ee72b8614d1";

export default node;
