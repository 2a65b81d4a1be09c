/**
 * @generated SignedSource<<b2a9038ee370f7e0074348a8ca076ef1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Navigation_business$data = {
  readonly gamificationEnabled: boolean;
  readonly " $fragmentType": "Navigation_business";
};
export type Navigation_business$key = {
  readonly " $data"?: Navigation_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Navigation_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamificationEnabled",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "8b78728080faa5cd835c175195940e48";

export default node;
