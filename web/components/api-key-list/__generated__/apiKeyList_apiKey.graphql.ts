/**
 * @generated SignedSource<<3f19c8664996fae3326cef5a08e3a0ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type apiKeyList_apiKey$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly revokedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeyRow_apiKey">;
  readonly " $fragmentType": "apiKeyList_apiKey";
};
export type apiKeyList_apiKey$key = {
  readonly " $data"?: apiKeyList_apiKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"apiKeyList_apiKey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "apiKeyList_apiKey",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApiKeyRow_apiKey"
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "155b1afb728fa3f411cd8c471df4d23f";

export default node;
