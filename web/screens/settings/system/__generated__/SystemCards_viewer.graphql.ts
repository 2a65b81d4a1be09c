/**
 * @generated SignedSource<<eb5f697ca67a12e3c5a232e156087469>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EMPLOYEE" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type SystemCards_viewer$data = {
  readonly business: {
    readonly databaseId: number;
  };
  readonly databaseDelay: number;
  readonly user: {
    readonly fullName: string;
    readonly role: Role;
  };
  readonly " $fragmentType": "SystemCards_viewer";
};
export type SystemCards_viewer$key = {
  readonly " $data"?: SystemCards_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemCards_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemCards_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseDelay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1e55c4ce4cfab4b0a049f03766b60c24";

export default node;
