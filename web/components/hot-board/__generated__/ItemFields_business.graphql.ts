/**
 * @generated SignedSource<<3771f22e7765f3c5091cfbc982957ab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemFields_business$data = {
  readonly team: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly isActive: boolean;
  }>;
  readonly " $fragmentType": "ItemFields_business";
};
export type ItemFields_business$key = {
  readonly " $data"?: ItemFields_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFields_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFields_business",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "25f0b6144774e061d625beb4fa3e8453";

export default node;
