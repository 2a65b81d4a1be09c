/**
 * @generated SignedSource<<d6bdef600911f80706f2057350c61c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerActions_customer$data = {
  readonly phoneNumber: string;
  readonly " $fragmentType": "CustomerActions_customer";
};
export type CustomerActions_customer$key = {
  readonly " $data"?: CustomerActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "ed984252fa957105537542365ae8d821";

export default node;
