/**
 * @generated SignedSource<<5993734601fd385ad3d844fb63ad5c22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
export type TaskGroup = "DONE" | "LATER" | "NO_DATE" | "OVERDUE" | "THIS_WEEK" | "TODAY" | "TOMORROW";
import type { FragmentRefs } from "relay-runtime";
export type taskLists_task$data = {
  readonly databaseId: number;
  readonly dueDate: string | null | undefined;
  readonly group: TaskGroup;
  readonly id: string;
  readonly isOwn: boolean;
  readonly priority: Priority;
  readonly reminderSet: boolean;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"BellTask_task" | "DoneTask_task" | "GivenTask_task" | "TaskRow_task">;
  readonly " $fragmentType": "taskLists_task";
};
export type taskLists_task$key = {
  readonly " $data"?: taskLists_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskLists_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskLists_task",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reminderSet",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskRow_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DoneTask_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GivenTask_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BellTask_task"
    }
  ],
  "type": "OrganizerTask",
  "abstractKey": null
};

(node as any).hash = "4355b921bc2a64159584f9bd5a76aaa7";

export default node;
