/**
 * @generated SignedSource<<0a7e9ba950a03f80e10ded2b30241c14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "URGENT";
export type TaskStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type actedTask_task$data = {
  readonly canAssign: boolean;
  readonly canComplete: boolean;
  readonly description: string | null | undefined;
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly owner: {
    readonly fullName: string;
    readonly id: string;
  };
  readonly priority: Priority;
  readonly reminderSet: boolean;
  readonly status: TaskStatus;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "actedTask_task";
};
export type actedTask_task$key = {
  readonly " $data"?: actedTask_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"actedTask_task">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "actedTask_task"
};

(node as any).hash = "6e5313384ede12fb371978a1c41328a6";

export default node;
