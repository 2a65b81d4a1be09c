/**
 * @generated SignedSource<<a27facb52441783267b6311af25bae9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetails_customer$data = {
  readonly canDelete: boolean;
  readonly canEdit: boolean;
  readonly createdAt: string;
  readonly name: string;
  readonly status: CustomerStatus;
  readonly statusUpdatedAt: string;
  readonly textsStopped: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
  readonly " $fragmentType": "CustomerDetails_customer";
};
export type CustomerDetails_customer$key = {
  readonly " $data"?: CustomerDetails_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetails_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetails_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusUpdatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textsStopped",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFacts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2fbcdf3b3e6e883c849df8a3a81d9149";

export default node;
