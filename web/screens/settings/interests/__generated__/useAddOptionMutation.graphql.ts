/**
 * @generated SignedSource<<b94c7f80e75d9e1f4cc7867b8a80017b>>
 * @relayHash 29408065dd418ea7e02dacd9b3425047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 884fe8d55cfa7078b9b1be643ccdefec4c67b54a05a30263119d6d7c07431dbf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateInterestOptionInput = {
  label: string;
};
export type useAddOptionMutation$variables = {
  input: CreateInterestOptionInput;
};
export type useAddOptionMutation$data = {
  readonly createInterestOption: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"interestLists_business">;
    };
  } | null | undefined;
};
export type useAddOptionMutation = {
  response: useAddOptionMutation$data;
  variables: useAddOptionMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInterestOptionPayload",
        "kind": "LinkedField",
        "name": "createInterestOption",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "interestLists_business"
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
    "name": "useAddOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInterestOptionPayload",
        "kind": "LinkedField",
        "name": "createInterestOption",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "InterestOption",
                "kind": "LinkedField",
                "name": "interestOptions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sortOrder",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "884fe8d55cfa7078b9b1be643ccdefec4c67b54a05a30263119d6d7c07431dbf",
    "metadata": {},
    "name": "useAddOptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e37b5afef05106988942df00c1a92968";

export default node;
