/**
 * @generated SignedSource<<69a4ca122ff0b240f02150cbe547fe9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CONTACT" | "MEETING" | "NOTE" | "OTHER" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type ActivityEntry_activity$data = {
  readonly createdAt: string;
  readonly customerName: string;
  readonly description: string;
  readonly performedBy: string;
  readonly person: {
    readonly " $fragmentSpreads": FragmentRefs<"CustomerLink_customer">;
  } | null | undefined;
  readonly type: ActivityType;
  readonly " $fragmentType": "ActivityEntry_activity";
};
export type ActivityEntry_activity$key = {
  readonly " $data"?: ActivityEntry_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntry_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityEntry_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "performedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomerLink_customer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "a09934f9dce45536c4031b21c9277550";

export default node;
