/**
 * @generated SignedSource<<a094ccb677398282ddbe0e48f24c7a76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type FollowUpCard_followUp$data = {
  readonly customer: {
    readonly databaseId: number;
    readonly interest: string;
    readonly status: CustomerStatus;
  };
  readonly customerName: string;
  readonly dayNumber: number;
  readonly description: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpActions_followUp" | "FollowUpFacts_followUp" | "FollowUpResult_followUp">;
  readonly " $fragmentType": "FollowUpCard_followUp";
};
export type FollowUpCard_followUp$key = {
  readonly " $data"?: FollowUpCard_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpCard_followUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpCard_followUp",
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
      "name": "customerName",
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
          "name": "databaseId",
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUpFacts_followUp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUpResult_followUp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUpActions_followUp"
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};

(node as any).hash = "4648ccbc2ad5207ff7ddb6c8732d4430";

export default node;
