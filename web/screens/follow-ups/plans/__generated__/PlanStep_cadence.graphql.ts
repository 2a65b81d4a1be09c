/**
 * @generated SignedSource<<7158f6521d40f97ed9b5e1311fc2b9a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanStep_cadence$data = {
  readonly canEdit: boolean;
  readonly dayNumber: number;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly title: string;
  readonly " $fragmentType": "PlanStep_cadence";
};
export type PlanStep_cadence$key = {
  readonly " $data"?: PlanStep_cadence$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_cadence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanStep_cadence",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    }
  ],
  "type": "FollowUpCadence",
  "abstractKey": null
};

(node as any).hash = "c3a15111c421288a3e2902ef64a9abcc";

export default node;
