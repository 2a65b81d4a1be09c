/**
 * @generated SignedSource<<8b4f1f74738c8e8487b49b938637c93e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
export type FollowUpStatus = "CANCELLED" | "COMPLETED" | "OVERDUE" | "SKIPPED" | "TODAY" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type FollowUpEntry_followUp$data = {
  readonly closedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly completedNotes: string | null | undefined;
  readonly customerStatus: CustomerStatus;
  readonly dayNumber: number;
  readonly followUpStatus: FollowUpStatus;
  readonly outcome: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "FollowUpEntry_followUp";
};
export type FollowUpEntry_followUp$key = {
  readonly " $data"?: FollowUpEntry_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpEntry_followUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpEntry_followUp",
  "selections": [
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
      "name": "customerStatus",
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
      "alias": "followUpStatus",
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "closedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};

(node as any).hash = "99c7e59c64feb838c1262a54352fcbac";

export default node;
