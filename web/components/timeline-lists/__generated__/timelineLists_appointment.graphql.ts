/**
 * @generated SignedSource<<f7739b12e6e7aceb89e755c697cee150>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelinePart = "AHEAD" | "ALL" | "BEHIND";
import type { FragmentRefs } from "relay-runtime";
export type timelineLists_appointment$data = {
  readonly customer: {
    readonly id: string;
  };
  readonly databaseId: number;
  readonly id: string;
  readonly timelineAt: string;
  readonly timelinePart: TimelinePart | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VisitEntry_appointment">;
  readonly " $fragmentType": "timelineLists_appointment";
};
export type timelineLists_appointment$key = {
  readonly " $data"?: timelineLists_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineLists_appointment">;
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
  "name": "timelineLists_appointment",
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
      "name": "VisitEntry_appointment"
    }
  ],
  "type": "ServiceAppointment",
  "abstractKey": null
};
})();

(node as any).hash = "eea2f22af434ca1aef32c55ccc49d6e1";

export default node;
