/**
 * @generated SignedSource<<8dcd5bc71b7e757a882dae102998b8f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CONTACT" | "MEETING" | "NOTE" | "OTHER" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type LogEntry_activity$data = {
  readonly description: string;
  readonly performedBy: string;
  readonly type: ActivityType;
  readonly " $fragmentType": "LogEntry_activity";
};
export type LogEntry_activity$key = {
  readonly " $data"?: LogEntry_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogEntry_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogEntry_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "performedBy",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "bfb5967a2bdba07a2dba29e90d3cb8ba";

export default node;
