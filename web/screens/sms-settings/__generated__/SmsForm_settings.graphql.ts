/**
 * @generated SignedSource<<ae1f915e427f54f31ae7e81cc1f56d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SmsForm_settings$data = {
  readonly canEditCredentials: boolean;
  readonly canSendTest: boolean;
  readonly smsEnabled: boolean;
  readonly twilioAccountSid: string | null | undefined;
  readonly twilioAuthToken: string | null | undefined;
  readonly twilioPhoneNumber: string | null | undefined;
  readonly " $fragmentType": "SmsForm_settings";
};
export type SmsForm_settings$key = {
  readonly " $data"?: SmsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SmsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SmsForm_settings",
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
      "name": "twilioAccountSid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twilioAuthToken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twilioPhoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEditCredentials",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendTest",
      "storageKey": null
    }
  ],
  "type": "SmsSettings",
  "abstractKey": null
};

(node as any).hash = "f44ab447fc02fd8e798757e12fe7ea31";

export default node;
