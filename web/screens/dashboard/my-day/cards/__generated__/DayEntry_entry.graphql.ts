/**
 * @generated SignedSource<<0ef748fb7a666f8c86a6a2fdf6dc2f0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayEntry_entry$data = {
  readonly contact: {
    readonly subject: string;
    readonly " $fragmentSpreads": FragmentRefs<"DayContact_contact">;
  } | null | undefined;
  readonly followUp: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"DayFollowUp_followUp">;
  } | null | undefined;
  readonly hotBoardItem: {
    readonly " $fragmentSpreads": FragmentRefs<"DayItem_item">;
  } | null | undefined;
  readonly organizerTask: {
    readonly " $fragmentSpreads": FragmentRefs<"DayTask_task">;
  } | null | undefined;
  readonly serviceAppointment: {
    readonly description: string;
    readonly " $fragmentSpreads": FragmentRefs<"DayVisit_appointment">;
  } | null | undefined;
  readonly " $fragmentType": "DayEntry_entry";
};
export type DayEntry_entry$key = {
  readonly " $data"?: DayEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayContact_contact"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FollowUp",
      "kind": "LinkedField",
      "name": "followUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayFollowUp_followUp"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HotBoardItem",
      "kind": "LinkedField",
      "name": "hotBoardItem",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayItem_item"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrganizerTask",
      "kind": "LinkedField",
      "name": "organizerTask",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayTask_task"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceAppointment",
      "kind": "LinkedField",
      "name": "serviceAppointment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayVisit_appointment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MyDayEntry",
  "abstractKey": null
};

(node as any).hash = "20cb49856c4560cf31af3c51901811c4";

export default node;
