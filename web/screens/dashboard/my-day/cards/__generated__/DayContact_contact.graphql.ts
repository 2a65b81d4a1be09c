/**
 * @generated SignedSource<<58ded4692bc2b05f269f5eed426cfb7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactStatus = "COMPLETED" | "OVERDUE" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type DayContact_contact$data = {
  readonly customer: {
    readonly interest: string;
    readonly notes: string | null | undefined;
    readonly phoneNumber: string;
  };
  readonly customerName: string;
  readonly notes: string | null | undefined;
  readonly scheduledDate: string;
  readonly status: ContactStatus;
  readonly subject: string;
  readonly " $fragmentType": "DayContact_contact";
};
export type DayContact_contact$key = {
  readonly " $data"?: DayContact_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayContact_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayContact_contact",
  "selections": [
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
      "name": "subject",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledDate",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interest",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "5906938750f21bc5304be9d7be167fd3";

export default node;
