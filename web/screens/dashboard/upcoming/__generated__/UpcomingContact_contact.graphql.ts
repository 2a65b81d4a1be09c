/**
 * @generated SignedSource<<15b2d8ed48fa1dec98cd52c12c921a14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingContact_contact$data = {
  readonly canComplete: boolean;
  readonly customer: {
    readonly phoneNumber: string;
    readonly " $fragmentSpreads": FragmentRefs<"CustomerLink_customer">;
  };
  readonly customerName: string;
  readonly id: string;
  readonly scheduledDate: string;
  readonly subject: string;
  readonly " $fragmentType": "UpcomingContact_contact";
};
export type UpcomingContact_contact$key = {
  readonly " $data"?: UpcomingContact_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingContact_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpcomingContact_contact",
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
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
      "name": "canComplete",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomerLink_customer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "85eae06ab6380b21d9cff9eea01e0d11";

export default node;
