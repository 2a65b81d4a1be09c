/**
 * @generated SignedSource<<1b94acaac960acb8a42d8c0429547167>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactStatus = "COMPLETED" | "OVERDUE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type BellContact_contact$data = {
  readonly canComplete: boolean;
  readonly customerName: string;
  readonly id: string;
  readonly scheduledDate: string;
  readonly status: ContactStatus;
  readonly subject: string;
  readonly " $fragmentType": "BellContact_contact";
};
export type BellContact_contact$key = {
  readonly " $data"?: BellContact_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellContact_contact",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canComplete",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "073115c3e5246d5c4e1690573b31c69c";

export default node;
