/**
 * @generated SignedSource<<005e5d2c6569a9da3ae9423d6576fa01>>
 * @relayHash 26968362b946f722d042439674e0587c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3165cd6645b0786a540e85ef7cf4988180d4ca570f563c58cf7046ad8d6ecf1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateInterestOptionInput = {
  id: string;
  label: string;
};
export type useRenameOptionMutation$variables = {
  input: UpdateInterestOptionInput;
};
export type useRenameOptionMutation$data = {
  readonly updateInterestOption: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"interestLists_business">;
    };
  } | null | undefined;
};
export type useRenameOptionMutation = {
  response: useRenameOptionMutation$data;
  variables: useRenameOptionMutation$variables;
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
    "name": "useRenameOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateInterestOptionPayload",
        "kind": "LinkedField",
        "name": "updateInterestOption",
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
    "name": "useRenameOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateInterestOptionPayload",
        "kind": "LinkedField",
        "name": "updateInterestOption",
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
    "id": "a3165cd6645b0786a540e85ef7cf4988180d4ca570f563c58cf7046ad8d6ecf1",
    "metadata": {},
    "name": "useRenameOptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98f7f88c118d176cc70c4e97415df68c";

export default node;
