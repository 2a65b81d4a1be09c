/**
 * @generated SignedSource<<b5e0a904c92c04a10fbd75c0a24474f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type textLists_message$data = {
  readonly appointmentStartsAt: string | null | undefined;
  readonly canMarkSent: boolean;
  readonly databaseId: number;
  readonly id: string;
  readonly person: {
    readonly id: string;
    readonly textsStopped: boolean;
  } | null | undefined;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TextEntry_message" | "UnsettledReminder_message">;
  readonly " $fragmentType": "textLists_message";
};
export type textLists_message$key = {
  readonly " $data"?: textLists_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"textLists_message">;
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
  "name": "textLists_message",
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
      "kind": "ScalarField",
      "name": "appointmentStartsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canMarkSent",
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
      "name": "TextEntry_message"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnsettledReminder_message"
    }
  ],
  "type": "SmsMessage",
  "abstractKey": null
};
})();

(node as any).hash = "15c7623868ef1fe070ff3507a42200ed";

export default node;
