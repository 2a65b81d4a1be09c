/**
 * @generated SignedSource<<516ad92483d8818478eb16502fb671af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type timelineLists_followUp$data = {
  readonly customer: {
    readonly id: string;
  };
  readonly databaseId: number;
  readonly id: string;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpEntry_followUp">;
  readonly " $fragmentType": "timelineLists_followUp";
};
export type timelineLists_followUp$key = {
  readonly " $data"?: timelineLists_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineLists_followUp">;
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
  "name": "timelineLists_followUp",
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
      "name": "FollowUpEntry_followUp"
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};
})();

(node as any).hash = "4c435e2d184b5dbe9df1e8aebbf93e40";

export default node;
