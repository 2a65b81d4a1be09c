/**
 * @generated SignedSource<<3e4af36839b9045e79b6c6fd94376d99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_user" | "UserCard_user">;
  readonly " $fragmentType": "Sidebar_user";
};
export type Sidebar_user$key = {
  readonly " $data"?: Sidebar_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Navigation_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserCard_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0048427ed9d07d35edf1d1274df21732";

export default node;
