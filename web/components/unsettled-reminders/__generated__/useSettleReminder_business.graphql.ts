/**
 * @generated SignedSource<<21b9aa5ebc06a8b808dd4cd90dacec63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSettleReminder_business$data = {
  readonly bell: {
    readonly unreadCount: number;
  };
  readonly smsSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"SmsStatus_settings" | "UnsettledReminders_settings">;
  } | null | undefined;
  readonly " $fragmentType": "useSettleReminder_business";
};
export type useSettleReminder_business$key = {
  readonly " $data"?: useSettleReminder_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettleReminder_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettleReminder_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bell",
      "kind": "LinkedField",
      "name": "bell",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SmsSettings",
      "kind": "LinkedField",
      "name": "smsSettings",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SmsStatus_settings"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnsettledReminders_settings"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2a7e8d867e0c364511069ab4d292dccd";

export default node;
