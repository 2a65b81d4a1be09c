/**
 * @generated SignedSource<<277a32a333cf89169184d8c5bd40c945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerFacts_customer$data = {
  readonly city: string | null | undefined;
  readonly email: string | null | undefined;
  readonly interest: string;
  readonly notes: string | null | undefined;
  readonly phoneNumber: string;
  readonly " $fragmentType": "CustomerFacts_customer";
};
export type CustomerFacts_customer$key = {
  readonly " $data"?: CustomerFacts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerFacts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1bc361f2421eab2f03a03a7adc1e79cb";

export default node;
