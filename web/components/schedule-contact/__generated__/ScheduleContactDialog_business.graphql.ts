/**
 * @generated SignedSource<<c66da501f90f1f4af405772cf300ac60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleContactDialog_business$data = {
  readonly timeZone: string;
  readonly " $fragmentType": "ScheduleContactDialog_business";
};
export type ScheduleContactDialog_business$key = {
  readonly " $data"?: ScheduleContactDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleContactDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleContactDialog_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "a38a4cd1f9cf972b8d9623a72129dde9";

export default node;
