/**
 * @generated SignedSource<<8c67da92ca43f5b140827f6a39ffcb6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
