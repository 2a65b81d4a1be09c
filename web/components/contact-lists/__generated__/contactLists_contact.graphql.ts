/**
 * @generated SignedSource<<b18443de2035c2fcf9cf33bb95c40848>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactLists_contact$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"BellContact_contact" | "ContactCard_contact" | "UpcomingContact_contact">;
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
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "f863b0de33239681cd042bac304a462a";

export default node;
