/**
 * @generated SignedSource<<ebb8bde0456b8c790040123a89a6d3d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactActions_contact$data = {
  readonly canComplete: boolean;
  readonly canDelete: boolean;
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

(node as any).hash = "ea0079b85dee926ac12efac85f803caa";

export default node;
