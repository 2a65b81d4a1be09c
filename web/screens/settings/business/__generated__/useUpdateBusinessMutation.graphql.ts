/**
 * @generated SignedSource<<3c6dbb4dbce8d0c39e40f1cfddfc6820>>
 * @relayHash 1322b5d1d725a48ebeebeaf1dff3da93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 594988e1291034af48a783ba3955f5e706827b0b2e63d64d1793e463572c42e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessType = "BILLIARDS" | "OTHER" | "RESTAURANT" | "RETAIL" | "SERVICE";
export type UpdateBusinessInput = {
  address?: string | null | undefined;
  businessType?: BusinessType | null | undefined;
  email?: string | null | undefined;
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
      readonly " $fragmentSpreads": FragmentRefs<"businessDetails_business">;
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
                "name": "businessDetails_business"
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
    "id": "594988e1291034af48a783ba3955f5e706827b0b2e63d64d1793e463572c42e9",
    "metadata": {},
    "name": "useUpdateBusinessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38b65896e6817db2e91ada1cde9d7ef1";

export default node;
