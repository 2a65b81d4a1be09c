/**
 * @generated SignedSource<<b437ea9500aed2d914ecf85feebf2e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactFacts_contact$data = {
  readonly customer: {
    readonly phoneNumber: string;
  };
  readonly email: string | null | undefined;
  readonly scheduledDate: string;
  readonly " $fragmentType": "ContactFacts_contact";
};
export type ContactFacts_contact$key = {
  readonly " $data"?: ContactFacts_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFacts_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactFacts_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledDate",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "f6e053d5d64943005128e146ad2d46cb";

export default node;
