/**
 * @generated SignedSource<<98c3ece92e48d36b77dd3c36a09d96d9>>
 * @relayHash 7f261933e221f397c50f5879835888e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bcff702ae50d1c0e6f02924bd81cde3021eb39ae2e272dd5e9fa0acf811ea5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCalendarFeedInput = {
  replace?: boolean;
};
export type useFeedActsCreateMutation$variables = {
  input: CreateCalendarFeedInput;
};
export type useFeedActsCreateMutation$data = {
  readonly createCalendarFeed: {
    readonly address: string;
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_business">;
    };
  } | null | undefined;
};
export type useFeedActsCreateMutation = {
  response: useFeedActsCreateMutation$data;
  variables: useFeedActsCreateMutation$variables;
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
  "name": "address",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFeedActsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "createCalendarFeed",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "name": "CalendarFeed_business"
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
    "name": "useFeedActsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "createCalendarFeed",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "canManageCalendarFeed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasCalendarFeed",
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
    "id": "2bcff702ae50d1c0e6f02924bd81cde3021eb39ae2e272dd5e9fa0acf811ea5f",
    "metadata": {},
    "name": "useFeedActsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a53403d249864d206607a94ec6bef7c7";

export default node;
