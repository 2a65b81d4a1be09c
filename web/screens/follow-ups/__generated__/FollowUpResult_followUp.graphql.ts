/**
 * @generated SignedSource<<17afab6cc7b6ee4ec87168d26d711f91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowUpStatus = "CANCELLED" | "COMPLETED" | "OVERDUE" | "SKIPPED" | "TODAY" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type FollowUpResult_followUp$data = {
  readonly closedAt: string | null | undefined;
  readonly closedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly completedNotes: string | null | undefined;
  readonly outcome: string | null | undefined;
  readonly status: FollowUpStatus;
  readonly " $fragmentType": "FollowUpResult_followUp";
};
export type FollowUpResult_followUp$key = {
  readonly " $data"?: FollowUpResult_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpResult_followUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpResult_followUp",
  "selections": [
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
      "kind": "ScalarField",
      "name": "closedAt",
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

(node as any).hash = "7a2a50647636d37e218995e21c88c45a";

export default node;
