/**
 * @generated SignedSource<<0220530e252865d93b6e3272616783fb>>
 * @relayHash f7bcf2b9e80af467b7698aa432d68c8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86caee6259befe5f15f67610948de54ed1799e83c2db40a49c5519c10c21a70d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderInterestOptionsInput = {
  ids: ReadonlyArray<string>;
};
export type useOptionOrderMutation$variables = {
  input: ReorderInterestOptionsInput;
};
export type useOptionOrderMutation$data = {
  readonly reorderInterestOptions: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"interestLists_business">;
    };
  } | null | undefined;
};
export type useOptionOrderMutation = {
  response: useOptionOrderMutation$data;
  variables: useOptionOrderMutation$variables;
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
    "name": "useOptionOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReorderInterestOptionsPayload",
        "kind": "LinkedField",
        "name": "reorderInterestOptions",
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
    "name": "useOptionOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReorderInterestOptionsPayload",
        "kind": "LinkedField",
        "name": "reorderInterestOptions",
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
    "id": "86caee6259befe5f15f67610948de54ed1799e83c2db40a49c5519c10c21a70d",
    "metadata": {},
    "name": "useOptionOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c120d61ec230b8387800a35a834deaf";

export default node;
