/**
 * @generated SignedSource<<2fe0f2d8d8bdcfcfdb9bee941aba17e8>>
 * @relayHash 05b79e5d5dbd1e4ff4cb7e3ca061bb0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d3a16ace641d689d2cee50b8d61045fc1865df354ca300bfd79d54228e4e0c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerStatus = "NOT_IN_MARKET" | "SOLD" | "UNSOLD";
export type UpdateFollowUpCadenceInput = {
  customerStatus?: CustomerStatus | null | undefined;
  dayNumber?: number | null | undefined;
  description?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  title?: string | null | undefined;
};
export type useSaveStepUpdateMutation$variables = {
  input: UpdateFollowUpCadenceInput;
};
export type useSaveStepUpdateMutation$data = {
  readonly updateFollowUpCadence: {
    readonly business: {
      readonly id: string;
    };
    readonly cadence: {
      readonly " $fragmentSpreads": FragmentRefs<"cadenceList_cadence">;
    };
  } | null | undefined;
};
export type useSaveStepUpdateMutation = {
  response: useSaveStepUpdateMutation$data;
  variables: useSaveStepUpdateMutation$variables;
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
    "name": "useSaveStepUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFollowUpCadencePayload",
        "kind": "LinkedField",
        "name": "updateFollowUpCadence",
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
    "name": "useSaveStepUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFollowUpCadencePayload",
        "kind": "LinkedField",
        "name": "updateFollowUpCadence",
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
    "id": "6d3a16ace641d689d2cee50b8d61045fc1865df354ca300bfd79d54228e4e0c8",
    "metadata": {},
    "name": "useSaveStepUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b16dfc5e73008d53dae04e21a167dbf";

export default node;
