/**
 * @generated SignedSource<<ca690553ba5045e2633f99a0e349ef38>>
 * @relayHash d9c7d621cfe369e366f97ef6fa810b5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08298ba83899c178e43f2d2af5ff60c5fc36d8f7971fe18e361dd9715ea0a67a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
export type CreateFollowUpCadenceInput = {
  customerStatus: CustomerStatus;
  dayNumber: number;
  description?: string | null | undefined;
  isActive?: boolean;
  title: string;
};
export type useSaveStepCreateMutation$variables = {
  input: CreateFollowUpCadenceInput;
};
export type useSaveStepCreateMutation$data = {
  readonly createFollowUpCadence: {
    readonly business: {
      readonly id: string;
    };
    readonly cadence: {
      readonly " $fragmentSpreads": FragmentRefs<"cadenceList_cadence">;
    };
  } | null | undefined;
};
export type useSaveStepCreateMutation = {
  response: useSaveStepCreateMutation$data;
  variables: useSaveStepCreateMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveStepCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFollowUpCadencePayload",
        "kind": "LinkedField",
        "name": "createFollowUpCadence",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FollowUpCadence",
            "kind": "LinkedField",
            "name": "cadence",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "cadenceList_cadence"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useSaveStepCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFollowUpCadencePayload",
        "kind": "LinkedField",
        "name": "createFollowUpCadence",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FollowUpCadence",
            "kind": "LinkedField",
            "name": "cadence",
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
                "name": "customerStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dayNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canEdit",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08298ba83899c178e43f2d2af5ff60c5fc36d8f7971fe18e361dd9715ea0a67a",
    "metadata": {},
    "name": "useSaveStepCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b4f53fe67f51dfcfb40630f52284e79";

export default node;
