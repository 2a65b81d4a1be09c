/**
 * @generated SignedSource<<42fdbdaf7a47cf87f94126cb43b3f1dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessLevel = "ADMIN" | "ALL" | "MANAGER";
import type { FragmentRefs } from "relay-runtime";
export type VendorCard_vendorContact$data = {
  readonly accessLevel: AccessLevel;
  readonly canDelete: boolean;
  readonly canEdit: boolean;
  readonly company: string;
  readonly " $fragmentSpreads": FragmentRefs<"VendorFacts_vendorContact" | "act_vendorContact">;
  readonly " $fragmentType": "VendorCard_vendorContact";
};
export type VendorCard_vendorContact$key = {
  readonly " $data"?: VendorCard_vendorContact$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorCard_vendorContact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessLevel",
  "storageKey": null
},
v2 = {
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
  "name": "VendorCard_vendorContact",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorFacts_vendorContact"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "act_vendorContact",
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesRep",
          "storageKey": null
        },
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
          "name": "webAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "assignedTo",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignedToName",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "VendorContact",
  "abstractKey": null
};
})();

(node as any).hash = "57d5b6575ae20b47654976928ddb1fe6";

export default node;
