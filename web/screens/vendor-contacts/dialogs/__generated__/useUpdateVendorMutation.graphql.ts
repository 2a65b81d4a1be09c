/**
 * @generated SignedSource<<8ed75fefa5de6fa12f2327288aefd75a>>
 * @relayHash e02dd24248d7fb78ef5359255517e594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e7b673759a9ec826be281f206f8b58a3d6e1174e41330d95ec8e8fa4af51d99

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessLevel = "ADMIN" | "ALL" | "MANAGER";
export type UpdateVendorContactInput = {
  accessLevel?: AccessLevel | null | undefined;
  assignedTo?: NamedMemberInput | null | undefined;
  company?: string | null | undefined;
  id: string;
  notes?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  salesRep?: string | null | undefined;
  webAddress?: string | null | undefined;
};
export type NamedMemberInput = {
  fullName: string;
  memberId?: never;
} | {
  fullName?: never;
  memberId: string;
};
export type useUpdateVendorMutation$variables = {
  input: UpdateVendorContactInput;
};
export type useUpdateVendorMutation$data = {
  readonly updateVendorContact: {
    readonly business: {
      readonly id: string;
    };
    readonly vendorContact: {
      readonly " $fragmentSpreads": FragmentRefs<"vendorLists_vendorContact">;
    };
  } | null | undefined;
};
export type useUpdateVendorMutation = {
  response: useUpdateVendorMutation$data;
  variables: useUpdateVendorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateVendorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorContactPayload",
        "kind": "LinkedField",
        "name": "updateVendorContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorContact",
            "kind": "LinkedField",
            "name": "vendorContact",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "vendorLists_vendorContact"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateVendorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorContactPayload",
        "kind": "LinkedField",
        "name": "updateVendorContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorContact",
            "kind": "LinkedField",
            "name": "vendorContact",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "company",
                "storageKey": null
              },
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
                "name": "accessLevel",
                "storageKey": null
              },
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
                "name": "assignedToName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "assignedTo",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1e7b673759a9ec826be281f206f8b58a3d6e1174e41330d95ec8e8fa4af51d99",
    "metadata": {},
    "name": "useUpdateVendorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "790f98a699d5cccf24eee507ea96cee3";

export default node;
