/**
 * @generated SignedSource<<99b61b8ea940481ae7c4d43d405f32e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type interestLists_option$data = {
  readonly id: string;
  readonly label: string;
  readonly sortOrder: number;
  readonly " $fragmentType": "interestLists_option";
};
export type interestLists_option$key = {
  readonly " $data"?: interestLists_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"interestLists_option">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "interestLists_option",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sortOrder",
      "storageKey": null
    }
  ],
  "type": "InterestOption",
  "abstractKey": null
};

(node as any).hash = "d76ff5059a7ec27f74a9c607ecdc88dc";

export default node;
