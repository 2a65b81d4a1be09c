/**
 * @generated SignedSource<<a42e3ad3ca322a6fddb7aaf058565bbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamTab_business$data = {
  readonly team: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "200aee334d15a470bdc6bc67fb816eed";

export default node;
