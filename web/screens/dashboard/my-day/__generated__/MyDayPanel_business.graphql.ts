/**
 * @generated SignedSource<<822e9f82e71ff982f9049a0c33ed4670>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyDayPanel_business$data = {
  readonly myDay: {
    readonly counts: {
      readonly overdue: number;
      readonly total: number;
    };
    readonly entries: ReadonlyArray<{
      readonly contact: {
        readonly customerName: string;
      } | null | undefined;
      readonly followUp: {
        readonly customerName: string;
      } | null | undefined;
      readonly hotBoardItem: {
        readonly title: string;
      } | null | undefined;
      readonly organizerTask: {
        readonly title: string;
      } | null | undefined;
      readonly serviceAppointment: {
        readonly customer: {
          readonly name: string;
        };
      } | null | undefined;
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "MyDayPanel_business";
};
export type MyDayPanel_business$key = {
  readonly " $data"?: MyDayPanel_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyDayPanel_business">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "customerName",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyDayPanel_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MyDay",
      "kind": "LinkedField",
      "name": "myDay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MyDayCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overdue",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 3
            }
          ],
          "concreteType": "MyDayEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Contact",
              "kind": "LinkedField",
              "name": "contact",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FollowUp",
              "kind": "LinkedField",
              "name": "followUp",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "HotBoardItem",
              "kind": "LinkedField",
              "name": "hotBoardItem",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrganizerTask",
              "kind": "LinkedField",
              "name": "organizerTask",
              "plural": false,
              "selections": (v1/*:: as any*/),
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
                  "concreteType": "Customer",
                  "kind": "LinkedField",
                  "name": "customer",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "entries(first:3)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "567a5e5876cff8ae83d26d58ff74be02";

export default node;
