/**
 * @generated SignedSource<<afc47d535b9048b3da27845258e5900d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaskGroup = "DONE" | "LATER" | "NO_DATE" | "OVERDUE" | "THIS_WEEK" | "TODAY" | "TOMORROW";
import type { FragmentRefs } from "relay-runtime";
export type BellTask_task$data = {
  readonly canComplete: boolean;
  readonly dueDate: string | null | undefined;
  readonly group: TaskGroup;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "BellTask_task";
};
export type BellTask_task$key = {
  readonly " $data"?: BellTask_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellTask_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellTask_task",
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
      "kind": "ScalarField",
      "name": "canComplete",
      "storageKey": null
    }
  ],
  "type": "OrganizerTask",
  "abstractKey": null
};

(node as any).hash = "106520f7c81534b914024bae4f373782";

export default node;
