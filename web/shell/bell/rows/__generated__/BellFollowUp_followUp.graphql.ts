/**
 * @generated SignedSource<<fb44e0e25d48f06bf03f9f70431fe93f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BellFollowUp_followUp$data = {
  readonly canComplete: boolean;
  readonly customerName: string;
  readonly scheduledDate: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"followUpAct_followUp">;
  readonly " $fragmentType": "BellFollowUp_followUp";
};
export type BellFollowUp_followUp$key = {
  readonly " $data"?: BellFollowUp_followUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellFollowUp_followUp">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellFollowUp_followUp",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canComplete",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "followUpAct_followUp",
      "selections": [
        (v3/*:: as any*/),
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "ScheduleContactDialog_customer",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "customerOption_customer",
                  "selections": [
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "firstName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lastName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "phoneNumber",
                      "storageKey": null
                    },
                    (v4/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "FollowUp",
  "abstractKey": null
};
})();

(node as any).hash = "7a0045d5cd614e07e0fa252bd3bdf847";

export default node;
