/**
 * @generated SignedSource<<707cf4c377fc3d9ae1cfe4d7c80dab9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerLink_customer$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "CustomerLink_customer";
};
export type CustomerLink_customer$key = {
  readonly " $data"?: CustomerLink_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerLink_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerLink_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b7d93fbf4a6a0200729741a18176dece";

export default node;
