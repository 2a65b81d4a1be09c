/**
 * @generated SignedSource<<8f643e43e53f57cf83a27584b4d0e816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactLists_contact$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact" | "ContactCard_contact" | "UpcomingContact_contact" | "timelineLists_contact">;
  readonly " $fragmentType": "contactLists_contact";
};
export type contactLists_contact$key = {
  readonly " $data"?: contactLists_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactLists_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contactLists_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactCard_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpcomingContact_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BellContact_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "timelineLists_contact"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "69ba332809aa3f91fea6b7f285970b4e";

export default node;
