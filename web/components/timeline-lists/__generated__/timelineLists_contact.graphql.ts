/**
 * @generated SignedSource<<41d57ba514879ab2e0c0c3cb8204b5ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type timelineLists_contact$data = {
  readonly customer: {
    readonly id: string;
  };
  readonly databaseId: number;
  readonly id: string;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactEntry_contact">;
  readonly " $fragmentType": "timelineLists_contact";
};
export type timelineLists_contact$key = {
  readonly " $data"?: timelineLists_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineLists_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "timelineLists_contact",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timelinePart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timelineAt",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactEntry_contact"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "b804ff9dfa3bc0e2e32392e55a500252";

export default node;
