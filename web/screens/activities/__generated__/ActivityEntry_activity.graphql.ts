/**
 * @generated SignedSource<<46cd9e3d2a64e529398460d6833134ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CONTACT" | "MEETING" | "NOTE" | "OTHER" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type ActivityEntry_activity$data = {
  readonly createdAt: string;
  readonly customerName: string;
  readonly description: string;
  readonly performedBy: string;
  readonly type: ActivityType;
  readonly " $fragmentType": "ActivityEntry_activity";
};
export type ActivityEntry_activity$key = {
  readonly " $data"?: ActivityEntry_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntry_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityEntry_activity",
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
      "name": "customerName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "ac41ee40a05aa0fd940c9daec0e98784";

export default node;
