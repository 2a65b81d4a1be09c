/**
 * @generated SignedSource<<68a74407a493bb1ea5489f7fa9af2a5c>>
 * @relayHash c391404b169c80508c446b0b1edda765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8fef82802978200b52f1eab1975823b350234ecc1023159d74174f844e3e94b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessLevel = "ADMIN" | "ALL" | "MANAGER";
export type CreateVendorContactInput = {
  accessLevel?: AccessLevel;
  assignedTo?: NamedMemberInput | null | undefined;
  company: string;
  notes?: string | null | undefined;
  phoneNumber: string;
  salesRep: string;
  webAddress?: string | null | undefined;
};
export type NamedMemberInput = {
  fullName: string;
  memberId?: never;
} | {
  fullName?: never;
  memberId: string;
};
export type useCreateVendorMutation$variables = {
  input: CreateVendorContactInput;
};
export type useCreateVendorMutation$data = {
  readonly createVendorContact: {
    readonly business: {
      readonly id: string;
    };
    readonly vendorContact: {
      readonly " $fragmentSpreads": FragmentRefs<"vendorLists_vendorContact">;
    };
  } | null | undefined;
};
export type useCreateVendorMutation = {
  response: useCreateVendorMutation$data;
  variables: useCreateVendorMutation$variables;
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
    "name": "useCreateVendorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorContactPayload",
        "kind": "LinkedField",
        "name": "createVendorContact",
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
    "name": "useCreateVendorMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorContactPayload",
        "kind": "LinkedField",
        "name": "createVendorContact",
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
    "id": "b8fef82802978200b52f1eab1975823b350234ecc1023159d74174f844e3e94b",
    "metadata": {},
    "name": "useCreateVendorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd5c15a9bb1f4f101bdbd352b43f63df";

export default node;
