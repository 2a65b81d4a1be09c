/**
 * @generated SignedSource<<795b3d934658fbb5823625f7dcd724f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskLists_business$data = {
  readonly taskCounts: {
    readonly done: number;
    readonly later: number;
    readonly noDate: number;
    readonly overdue: number;
    readonly thisWeek: number;
    readonly today: number;
    readonly tomorrow: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"bellLists_business">;
  readonly " $fragmentType": "taskLists_business";
};
export type taskLists_business$key = {
  readonly " $data"?: taskLists_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskLists_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskLists_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "bellLists_business"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskCounts",
      "kind": "LinkedField",
      "name": "taskCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tomorrow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thisWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "later",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "f93d5423d586571cebc88c0cf3cae873";

export default node;
