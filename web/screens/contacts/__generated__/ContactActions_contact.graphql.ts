/**
 * @generated SignedSource<<31b94565791c5b0912f524f54de8d18f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactActions_contact$data = {
  readonly canComplete: boolean;
  readonly canDelete: boolean;
  readonly completedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"act_contact">;
  readonly " $fragmentType": "ContactActions_contact";
};
export type ContactActions_contact$key = {
  readonly " $data"?: ContactActions_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactActions_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactActions_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
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
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "act_contact",
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
          "name": "scheduledDate",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "1c88eb895e21b77b21e2508e5b609c9d";

export default node;
