/**
 * @generated SignedSource<<61d15f68cb38173696984fc108c3ae9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentOutcomes_business$data = {
  readonly appointmentsNeedingOutcome: number;
  readonly id: string;
  readonly needingOutcome: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OutcomeDialogs_appointment" | "OutcomeRow_appointment">;
      };
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeDialogs_business">;
  readonly " $fragmentType": "AppointmentOutcomes_business";
};
export type AppointmentOutcomes_business$key = {
  readonly " $data"?: AppointmentOutcomes_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentOutcomes_business">;
};

import AppointmentOutcomesPaginationQuery_graphql from './AppointmentOutcomesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "needingOutcome"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 3,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AppointmentOutcomesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AppointmentOutcomes_business",
  "selections": [
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
      "name": "appointmentsNeedingOutcome",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "OutcomeDialogs_business",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppointmentDialog_business"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": "needingOutcome",
      "args": null,
      "concreteType": "ServiceAppointmentConnection",
      "kind": "LinkedField",
      "name": "__AppointmentOutcomes_needingOutcome_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceAppointmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceAppointment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OutcomeRow_appointment"
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "OutcomeDialogs_appointment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AppointmentDialog_appointment"
                    },
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "CancelAppointmentDialog_appointment",
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "date",
                          "storageKey": null
                        },
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
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "761a70d88aaffc9383d9a25d024994a9";

export default node;
