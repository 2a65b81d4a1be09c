/**
 * @generated SignedSource<<b63698316f5cf4db4a0556025d721946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type textLists_reply$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly person: {
    readonly id: string;
    readonly textsStopped: boolean;
  } | null | undefined;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyEntry_reply">;
  readonly " $fragmentType": "textLists_reply";
};
export type textLists_reply$key = {
  readonly " $data"?: textLists_reply$data;
  readonly " $fragmentSpreads": FragmentRefs<"textLists_reply">;
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
  "name": "textLists_reply",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textsStopped",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyEntry_reply"
    }
  ],
  "type": "SmsReply",
  "abstractKey": null
};
})();

(node as any).hash = "5ab407c05372b16257d16829c1551450";

export default node;
