/**
 * @generated SignedSource<<94ec6e1964acd79529d61f24a0756a2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowUpStatus = "CANCELLED" | "COMPLETED" | "OVERDUE" | "SKIPPED" | "TODAY" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type followUpLists_followUp$data = {
  readonly closedAt: string | null | undefined;
  readonly customer: {
    readonly id: string;
  };
  readonly databaseId: number;
  readonly id: string;
  readonly scheduledDate: string;
  readonly status: FollowUpStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BellFollowUp_followUp" | "FollowUpCard_followUp" | "timelineLists_followUp">;
  readonly " $fragmentType": "followUpLists_followUp";
};
export type followUpLists_followUp$key = {
  readonly " $data"?: followUpLists_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"followUpLists_followUp">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "followUpLists_followUp",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
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
      "name": "closedAt",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUpCard_followUp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BellFollowUp_followUp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "timelineLists_followUp"
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};
})();

(node as any).hash = "64b42e90b2a696df18fe12dfc6862613";

export default node;
