/**
 * @generated SignedSource<<8e45a05c465b7e8510545aa8902debc3>>
 * @relayHash 9f92f92b7e0f5584c5d69367820e0f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47578eb202ecc6113797f43eaa9361c6b43925e24e1d9bd4ba8615c2f2f310ac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
export type UpdateBusinessInput = {
  address?: string | null | undefined;
  businessType?: BusinessType | null | undefined;
  email?: string | null | undefined;
  gamificationEnabled?: boolean | null | undefined;
  maxAppointmentsPerDay?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type useUpdateBusinessMutation$variables = {
  input: UpdateBusinessInput;
};
export type useUpdateBusinessMutation$data = {
  readonly updateBusiness: {
    readonly business: {
      readonly today: string;
      readonly " $fragmentSpreads": FragmentRefs<"BusinessForm_business">;
    };
  } | null | undefined;
};
export type useUpdateBusinessMutation = {
  response: useUpdateBusinessMutation$data;
  variables: useUpdateBusinessMutation$variables;
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
  "name": "today",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateBusinessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBusinessPayload",
        "kind": "LinkedField",
        "name": "updateBusiness",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BusinessForm_business"
              }
            ],
            "storageKey": null
          }
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
    "name": "useUpdateBusinessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBusinessPayload",
        "kind": "LinkedField",
        "name": "updateBusiness",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "businessType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "maxAppointmentsPerDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gamificationEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47578eb202ecc6113797f43eaa9361c6b43925e24e1d9bd4ba8615c2f2f310ac",
    "metadata": {},
    "name": "useUpdateBusinessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "053c415082a221a70bff67053c0b9e38";

export default node;
