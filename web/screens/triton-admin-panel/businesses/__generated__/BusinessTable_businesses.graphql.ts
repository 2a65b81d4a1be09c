/**
 * @generated SignedSource<<ddd35ed348743f4e00dc49678663e1ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessTable_businesses$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessCells_business">;
  readonly " $fragmentType": "BusinessTable_businesses";
}>;
export type BusinessTable_businesses$key = ReadonlyArray<{
  readonly " $data"?: BusinessTable_businesses$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessTable_businesses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BusinessTable_businesses",
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
      "name": "BusinessCells_business"
    }
  ],
  "type": "ManagedBusiness",
  "abstractKey": null
};

(node as any).hash = "2e5c53a30ee7b2eea37deb2509c74b10";

export default node;
