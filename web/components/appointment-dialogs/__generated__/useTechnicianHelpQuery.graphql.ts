/**
 * @generated SignedSource<<8e7a0fcbb90982117299728b39c4806a>>
 * @relayHash 54dcf52ebac7e745fb351800e55c6705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8d661caccd4d53ad31912268624673b4f96d97035e91bd29a5c7617ed5dd5b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTechnicianHelpQuery$variables = {
  date: string;
  endTime: string;
  exceptId?: string | null | undefined;
  startTime: string;
  technician: string;
};
export type useTechnicianHelpQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly technicianOverlaps: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"TechnicianWarning_appointments">;
      }>;
    };
  };
};
export type useTechnicianHelpQuery = {
  response: useTechnicianHelpQuery$data;
  variables: useTechnicianHelpQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exceptId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "technician"
},
v5 = [
  {
    "kind": "Variable",
    "name": "date",
    "variableName": "date"
  },
  {
    "kind": "Variable",
    "name": "endTime",
    "variableName": "endTime"
  },
  {
    "kind": "Variable",
    "name": "exceptId",
    "variableName": "exceptId"
  },
  {
    "kind": "Variable",
    "name": "startTime",
    "variableName": "startTime"
  },
  {
    "kind": "Variable",
    "name": "technician",
    "variableName": "technician"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTechnicianHelpQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
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
                  "args": (v5/*:: as any*/),
                  "concreteType": "ServiceAppointment",
                  "kind": "LinkedField",
                  "name": "technicianOverlaps",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "TechnicianWarning_appointments"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTechnicianHelpQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
                "args": (v5/*:: as any*/),
                "concreteType": "ServiceAppointment",
                "kind": "LinkedField",
                "name": "technicianOverlaps",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "technician",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb8d661caccd4d53ad31912268624673b4f96d97035e91bd29a5c7617ed5dd5b",
    "metadata": {},
    "name": "useTechnicianHelpQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "faf227c71b3f135ed7509cae6383630e";

export default node;
