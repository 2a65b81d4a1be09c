/**
 * @generated SignedSource<<699708172843901c1a2a9d1155dc4fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomersScreenQuery$variables = {
  search?: string | null | undefined;
};
export type CustomersScreenQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"AddCustomerDialog_business" | "CustomerList_business">;
    };
  };
};
export type CustomersScreenQuery = {
  response: CustomersScreenQuery$data;
  variables: CustomersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomersScreenQuery",
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
                  "args": [
                    (v1/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "CustomerList_business"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AddCustomerDialog_business"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomersScreenQuery",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "BusinessCustomersConnection",
                "kind": "LinkedField",
                "name": "customers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "node",
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
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "canEdit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "canDelete",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "phoneNumber",
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
                            "name": "interest",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "city",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "notes",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "firstName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastName",
                            "storageKey": null
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
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "filters": [
                  "search"
                ],
                "handle": "connection",
                "key": "CustomerList_customers",
                "kind": "LinkedHandle",
                "name": "customers"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "InterestOption",
                "kind": "LinkedField",
                "name": "interestOptions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
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
    "cacheID": "5857065bc95887fd5d2a5c937cb6f12e",
    "id": null,
    "metadata": {},
    "name": "CustomersScreenQuery",
    "operationKind": "query",
    "text": "query CustomersScreenQuery(\n  $search: String\n) {\n  viewer {\n    business {\n      ...CustomerList_business_40zwac\n      ...AddCustomerDialog_business\n      id\n    }\n  }\n}\n\nfragment AddCustomerDialog_business on Business {\n  id\n  ...CustomerFields_business\n}\n\nfragment CustomerCard_customer on Customer {\n  name\n  status\n  canEdit\n  canDelete\n  ...CustomerFacts_customer\n}\n\nfragment CustomerFacts_customer on Customer {\n  phoneNumber\n  email\n  interest\n  city\n  notes\n}\n\nfragment CustomerFields_business on Business {\n  interestOptions {\n    label\n    id\n  }\n}\n\nfragment CustomerList_business_40zwac on Business {\n  id\n  customers(first: 25, search: $search) {\n    edges {\n      node {\n        id\n        ...CustomerCard_customer\n        ...CustomerTasks_customer\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  ...CustomerTasks_business\n}\n\nfragment CustomerTasks_business on Business {\n  ...DeleteCustomerDialog_business\n  ...EditCustomerDialog_business\n  ...ScheduleContactDialog_business\n}\n\nfragment CustomerTasks_customer on Customer {\n  ...EditCustomerDialog_customer\n  ...ScheduleContactDialog_customer\n  ...DeleteCustomerDialog_customer\n}\n\nfragment DeleteCustomerDialog_business on Business {\n  id\n}\n\nfragment DeleteCustomerDialog_customer on Customer {\n  id\n  name\n}\n\nfragment EditCustomerDialog_business on Business {\n  ...CustomerFields_business\n}\n\nfragment EditCustomerDialog_customer on Customer {\n  id\n  firstName\n  lastName\n  phoneNumber\n  interest\n  email\n  status\n  city\n  notes\n}\n\nfragment ScheduleContactDialog_business on Business {\n  timeZone\n}\n\nfragment ScheduleContactDialog_customer on Customer {\n  id\n  firstName\n  lastName\n  phoneNumber\n  email\n}\n"
  }
};
})();

(node as any).hash = "2a3a6878806e0da406369835eaa691c2";

export default node;
