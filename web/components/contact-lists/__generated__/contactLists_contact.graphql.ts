/**
 * @generated SignedSource<<aa3fcf742e4aec8c142d13e359e7740e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactLists_contact$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_contact" | "UpcomingContact_contact">;
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
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "a1a55e8898ef87d206558647cb91b943";

export default node;
