/**
 * @generated SignedSource<<b37261d47e9554661532927c071794d9>>
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
    }
  ],
  "type": "SmsMessage",
  "abstractKey": null
};

(node as any).hash = "909bd46ae813a3a7d56a7abf58bbc32b";

export default node;
