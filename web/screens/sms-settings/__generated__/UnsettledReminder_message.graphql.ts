/**
 * @generated SignedSource<<36c432fb08465f55cb37a98fe38a625b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsettledReminder_message$data = {
  readonly appointmentStartsAt: string | null | undefined;
  readonly canSendAgain: boolean;
  readonly id: string;
  readonly person: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "UnsettledReminder_message";
};
export type UnsettledReminder_message$key = {
  readonly " $data"?: UnsettledReminder_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsettledReminder_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsettledReminder_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appointmentStartsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendAgain",
      "storageKey": null
    },
    {
      "alias": "person",
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SmsMessage",
  "abstractKey": null
};

(node as any).hash = "4c3cdeea7795399072b970d1e205b736";

export default node;
