/**
 * @generated SignedSource<<e92f28e2e714d9d4d4dccc9d49d8fd4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowUpStatus = "CANCELLED" | "COMPLETED" | "OVERDUE" | "SKIPPED" | "TODAY" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type DayFollowUp_followUp$data = {
  readonly customer: {
    readonly interest: string;
    readonly notes: string | null | undefined;
    readonly phoneNumber: string;
  };
  readonly customerName: string;
  readonly dayNumber: number;
  readonly description: string | null | undefined;
  readonly dueDay: string;
  readonly status: FollowUpStatus;
  readonly title: string;
  readonly " $fragmentType": "DayFollowUp_followUp";
};
export type DayFollowUp_followUp$key = {
  readonly " $data"?: DayFollowUp_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayFollowUp_followUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayFollowUp_followUp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "dayNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDay",
      "storageKey": null
    },
    {
      "alias": null,
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
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};

(node as any).hash = "ba5deb3b3694f7dd0fb947c8f7964853";

export default node;
