/**
 * @generated SignedSource<<304a3521ec5bffa0684b6c0bb064bf46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type News_notification$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly readAt: string | null | undefined;
  readonly reminderToSettle: string | null | undefined;
  readonly subjectDatabaseId: number;
  readonly subjectType: string;
  readonly title: string;
  readonly " $fragmentType": "News_notification";
};
export type News_notification$key = {
  readonly " $data"?: News_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"News_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "News_notification",
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
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reminderToSettle",
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "d788ef76d037880b5132ea0879a2c209";

export default node;
