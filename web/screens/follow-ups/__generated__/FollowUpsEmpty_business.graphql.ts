/**
 * @generated SignedSource<<78d7ec48fded87558b4a25418f9d2db4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowUpsEmpty_business$data = {
  readonly followUpCounts: {
    readonly done: number;
    readonly overdue: number;
    readonly today: number;
    readonly upcoming: number;
  };
  readonly " $fragmentType": "FollowUpsEmpty_business";
};
export type FollowUpsEmpty_business$key = {
  readonly " $data"?: FollowUpsEmpty_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpsEmpty_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpsEmpty_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FollowUpCounts",
      "kind": "LinkedField",
      "name": "followUpCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upcoming",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "b5074da9d537a1120263882f16d306bd";

export default node;
