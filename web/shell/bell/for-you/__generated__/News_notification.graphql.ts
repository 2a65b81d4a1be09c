/**
 * @generated SignedSource<<f0341f893e0b0cb5d66876c307c9fc2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type News_notification$data = {
  readonly createdAt: string;
  readonly readAt: string | null | undefined;
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
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "0919b59bed82fe126977d5bf2a47449d";

export default node;
