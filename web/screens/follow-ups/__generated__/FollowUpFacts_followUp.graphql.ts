/**
 * @generated SignedSource<<6503c78d381de0654a41e8b02a8e24f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowUpStatus = "CANCELLED" | "COMPLETED" | "OVERDUE" | "SKIPPED" | "TODAY" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type FollowUpFacts_followUp$data = {
  readonly customer: {
    readonly phoneNumber: string;
  };
  readonly scheduledDate: string;
  readonly status: FollowUpStatus;
  readonly " $fragmentType": "FollowUpFacts_followUp";
};
export type FollowUpFacts_followUp$key = {
  readonly " $data"?: FollowUpFacts_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpFacts_followUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpFacts_followUp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledDate",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};

(node as any).hash = "61c65ffc23a34cb127e1ad42f115ef09";

export default node;
