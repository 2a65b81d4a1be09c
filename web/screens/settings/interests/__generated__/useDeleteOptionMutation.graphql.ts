/**
 * @generated SignedSource<<6a9092b7287f6d8ec3ca7c1cec81c3f4>>
 * @relayHash fd222c01b2b94095f56f9851c1f56ae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198d61a538fa2a4ab3a327f843ce766141b5f8a0117c0993891ac2109883c273

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteInterestOptionInput = {
  id: string;
};
export type useDeleteOptionMutation$variables = {
  input: DeleteInterestOptionInput;
};
export type useDeleteOptionMutation$data = {
  readonly deleteInterestOption: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"interestLists_business">;
    };
  } | null | undefined;
};
export type useDeleteOptionMutation = {
  response: useDeleteOptionMutation$data;
  variables: useDeleteOptionMutation$variables;
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
    "name": "useDeleteOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteInterestOptionPayload",
        "kind": "LinkedField",
        "name": "deleteInterestOption",
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
    "name": "useDeleteOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteInterestOptionPayload",
        "kind": "LinkedField",
        "name": "deleteInterestOption",
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
    "id": "198d61a538fa2a4ab3a327f843ce766141b5f8a0117c0993891ac2109883c273",
    "metadata": {},
    "name": "useDeleteOptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76af1ea124b15bea78f361015b760d67";

export default node;
