/**
 * @generated SignedSource<<9bf4f303ff6a3b945f1bd5785017e731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SmsSettingsGap = "ACCOUNT_SID" | "AUTH_TOKEN" | "PHONE_NUMBER" | "UNREADABLE_AUTH_TOKEN";
import type { FragmentRefs } from "relay-runtime";
export type SmsStatus_settings$data = {
  readonly gaps: ReadonlyArray<SmsSettingsGap>;
  readonly incomingUrl: string;
  readonly recentTexts: {
    readonly failed: number;
    readonly lastReason: string | null | undefined;
    readonly sent: number;
    readonly unknown: number;
  };
  readonly smsEnabled: boolean;
  readonly statusUrl: string;
  readonly " $fragmentType": "SmsStatus_settings";
};
export type SmsStatus_settings$key = {
  readonly " $data"?: SmsStatus_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SmsStatus_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SmsStatus_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gaps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incomingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecentTexts",
      "kind": "LinkedField",
      "name": "recentTexts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SmsSettings",
  "abstractKey": null
};

(node as any).hash = "3c43f660bba9c556e5f964d44d236e37";

export default node;
