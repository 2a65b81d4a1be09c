/**
 * @generated SignedSource<<b71830a0e19253af59632b1a30a59e9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiKeys_business$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeyRow_apiKey" | "apiKeyList_apiKey">;
  }>;
  readonly canManageApiKeys: boolean;
  readonly timeZone: string;
  readonly " $fragmentType": "ApiKeys_business";
};
export type ApiKeys_business$key = {
  readonly " $data"?: ApiKeys_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeys_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeys_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManageApiKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
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
          "name": "ApiKeyRow_apiKey"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "apiKeyList_apiKey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "4b59304b1cc5ee5b81de1bc1f6c58a02";

export default node;
