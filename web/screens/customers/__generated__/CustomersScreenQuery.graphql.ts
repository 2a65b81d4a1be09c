/**
 * @generated SignedSource<<9950121221c8fc9d1f4194ca75fa93b0>>
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
      readonly " $fragmentSpreads": FragmentRefs<"CustomerList_business" | "CustomersDialogs_business">;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  (v1/*:: as any*/)
],
v3 = {
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
                "name": "CustomersDialogs_business"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
              {
                "alias": null,
                "args": null,
                "concreteType": "DashboardStats",
                "kind": "LinkedField",
                "name": "stats",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCustomers",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "CustomerConnection",
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
                          (v3/*:: as any*/),
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
                "args": (v2/*:: as any*/),
                "filters": [
                  "search"
                ],
                "handle": "connection",
                "key": "CustomerList_customers",
                "kind": "LinkedHandle",
                "name": "customers"
              },
              (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
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
    "cacheID": "fe83197c50eb0d6f37638dab6d2f93a0",
    "id": null,
    "metadata": {},
    "name": "CustomersScreenQuery",
    "operationKind": "query",
    "text": "query CustomersScreenQuery(\n  $search: String\n) {\n  viewer {\n    business {\n      ...CustomerList_business_40zwac\n      ...CustomersDialogs_business\n      id\n    }\n  }\n}\n\nfragment AddCustomerDialog_business on Business {\n  id\n  ...CustomerFields_business\n}\n\nfragment CustomerCard_customer on Customer {\n  name\n  status\n  canEdit\n  canDelete\n  ...CustomerFacts_customer\n}\n\nfragment CustomerFacts_customer on Customer {\n  phoneNumber\n  email\n  interest\n  city\n  notes\n}\n\nfragment CustomerFields_business on Business {\n  interestOptions {\n    label\n    id\n  }\n}\n\nfragment CustomerList_business_40zwac on Business {\n  stats {\n    totalCustomers\n  }\n  customers(first: 25, search: $search) {\n    edges {\n      node {\n        id\n        ...CustomerCard_customer\n        ...CustomerTask_customer\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CustomerTask_business on Business {\n  ...DeleteCustomerDialog_business\n  ...EditCustomerDialog_business\n  ...ScheduleContactDialog_business\n}\n\nfragment CustomerTask_customer on Customer {\n  ...EditCustomerDialog_customer\n  ...ScheduleContactDialog_customer\n  ...DeleteCustomerDialog_customer\n}\n\nfragment CustomersDialogs_business on Business {\n  ...AddCustomerDialog_business\n  ...CustomerTask_business\n}\n\nfragment DeleteCustomerDialog_business on Business {\n  id\n}\n\nfragment DeleteCustomerDialog_customer on Customer {\n  id\n  name\n}\n\nfragment EditCustomerDialog_business on Business {\n  ...CustomerFields_business\n}\n\nfragment EditCustomerDialog_customer on Customer {\n  id\n  firstName\n  lastName\n  phoneNumber\n  interest\n  email\n  status\n  city\n  notes\n}\n\nfragment ScheduleContactDialog_business on Business {\n  timeZone\n}\n\nfragment ScheduleContactDialog_customer on Customer {\n  ...customerOption_customer\n}\n\nfragment customerOption_customer on Customer {\n  id\n  firstName\n  lastName\n  phoneNumber\n  email\n}\n"
  }
};
})();

(node as any).hash = "910b576801881e101c795e9805c3071b";

export default node;
