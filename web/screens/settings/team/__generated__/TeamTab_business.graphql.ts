/**
 * @generated SignedSource<<d64c8e02000c4c12ea6b9db3d101b6e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamTab_business$data = {
  readonly canManageTeam: boolean;
  readonly team: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Member_user" | "teamLists_user">;
  }>;
  readonly " $fragmentType": "TeamTab_business";
};
export type TeamTab_business$key = {
  readonly " $data"?: TeamTab_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTab_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamTab_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManageTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "team",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "teamLists_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Member_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "c3c7615a3f2380b94b3938f4a82a3ad9";

export default node;
