/**
 * @generated SignedSource<<fbbb31dbbc5aedeea8554a1ddf2833f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareNoteDialog_business$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Colleague_user">;
  }>;
  readonly " $fragmentType": "ShareNoteDialog_business";
};
export type ShareNoteDialog_business$key = {
  readonly " $data"?: ShareNoteDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareNoteDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareNoteDialog_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "colleagues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Colleague_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2918efdee4858bb8bc3657dca695714c";

export default node;
