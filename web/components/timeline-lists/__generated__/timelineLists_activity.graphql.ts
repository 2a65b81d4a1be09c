/**
 * @generated SignedSource<<de3d4a0f0e85491ec99585d61ab2b957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type timelineLists_activity$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly person: {
    readonly id: string;
  } | null | undefined;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LogEntry_activity">;
  readonly " $fragmentType": "timelineLists_activity";
};
export type timelineLists_activity$key = {
  readonly " $data"?: timelineLists_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineLists_activity">;
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
  "name": "timelineLists_activity",
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
      "alias": "person",
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
      "name": "LogEntry_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "fec41744e619eca615daec86e975016f";

export default node;
