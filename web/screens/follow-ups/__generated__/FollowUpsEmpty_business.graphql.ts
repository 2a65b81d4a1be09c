/**
 * @generated SignedSource<<1efbaca3bed9443ba5bc3f7995bf9019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowUpsEmpty_business$data = {
  readonly followUpCounts: {
    readonly overdue: number;
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
          "name": "overdue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "6a74667b10986cd2df506d6c4c0e7a3a";

export default node;
