/**
 * @generated SignedSource<<86042253bd42ae7d5bd91445568a410f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
export type TaskGroup = "DONE" | "LATER" | "NO_DATE" | "OVERDUE" | "THIS_WEEK" | "TODAY" | "TOMORROW";
import type { FragmentRefs } from "relay-runtime";
export type DayTask_task$data = {
  readonly assignedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly dueDate: string | null | undefined;
  readonly group: TaskGroup;
  readonly priority: Priority;
  readonly title: string;
  readonly " $fragmentType": "DayTask_task";
};
export type DayTask_task$key = {
  readonly " $data"?: DayTask_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayTask_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayTask_task",
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
      "name": "priority",
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
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedBy",
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
  "type": "OrganizerTask",
  "abstractKey": null
};

(node as any).hash = "15ea9d05effd3c9c60fa64199ce812cb";

export default node;
