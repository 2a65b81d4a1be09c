/**
 * @generated SignedSource<<1e1bbaabda8a552bb537c7bfde703013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsettledReminders_settings$data = {
  readonly unsettledReminders: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UnsettledReminder_message">;
  }>;
  readonly " $fragmentType": "UnsettledReminders_settings";
};
export type UnsettledReminders_settings$key = {
  readonly " $data"?: UnsettledReminders_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsettledReminders_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsettledReminders_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SmsMessage",
      "kind": "LinkedField",
      "name": "unsettledReminders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnsettledReminder_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SmsSettings",
  "abstractKey": null
};

(node as any).hash = "f72ecfe10cd1d044014dc0999f19e12f";

export default node;
