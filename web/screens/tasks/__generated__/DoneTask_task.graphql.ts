/**
 * @generated SignedSource<<04d54bf6b6f7134a4cba2e81dd5f2d8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaskStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type DoneTask_task$data = {
  readonly canReopen: boolean;
  readonly id: string;
  readonly status: TaskStatus;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "DoneTask_task";
};
export type DoneTask_task$key = {
  readonly " $data"?: DoneTask_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DoneTask_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DoneTask_task",
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
      "name": "title",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReopen",
      "storageKey": null
    }
  ],
  "type": "OrganizerTask",
  "abstractKey": null
};

(node as any).hash = "749c684d0089e293b11f96c55e72e98a";

export default node;
