/**
 * @generated SignedSource<<4b6156d06b98daadfa6f64543cc04294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationBell_business$data = {
  readonly bell: {
    readonly changesAt: string;
    readonly counts: {
      readonly total: number;
    };
    readonly unreadCount: number;
  };
  readonly " $fragmentType": "NotificationBell_business";
};
export type NotificationBell_business$key = {
  readonly " $data"?: NotificationBell_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationBell_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bell",
      "kind": "LinkedField",
      "name": "bell",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BellCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "dbbb531debde5d3224406d730b0e38da";

export default node;
