/**
 * @generated SignedSource<<939fd8fc40ed3907ce4853e7a2d39ccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_user$data = {
  readonly canChangePassword: boolean;
  readonly canDeactivate: boolean;
  readonly canEdit: boolean;
  readonly canReactivate: boolean;
  readonly canSetPassword: boolean;
  readonly fullName: string;
  readonly id: string;
  readonly isViewer: boolean;
  readonly " $fragmentType": "MemberActions_user";
};
export type MemberActions_user$key = {
  readonly " $data"?: MemberActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberActions_user",
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSetPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canChangePassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDeactivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReactivate",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c070a7a01653dd40cb591aeb4fa04ea7";

export default node;
