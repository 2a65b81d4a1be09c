/**
 * @generated SignedSource<<ac903289b83e07a59533421498f91163>>
 * @relayHash 202a23fe0343d002d9a83b485423de42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb209fd8eb7976b8ebd0c69c633a4f9b482cd75a175a16c41af697ec161cdc2c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBusinessInput = {
  id: string;
  name?: string | null | undefined;
};
export type useDeleteBusinessMutation$variables = {
  input: DeleteBusinessInput;
  lists: ReadonlyArray<string>;
};
export type useDeleteBusinessMutation$data = {
  readonly deleteBusiness: {
    readonly deletedBusinessId: string;
  } | null | undefined;
};
export type useDeleteBusinessMutation = {
  response: useDeleteBusinessMutation$data;
  variables: useDeleteBusinessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lists"
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
  "name": "deletedBusinessId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteBusinessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteBusinessPayload",
        "kind": "LinkedField",
        "name": "deleteBusiness",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useDeleteBusinessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteBusinessPayload",
        "kind": "LinkedField",
        "name": "deleteBusiness",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedBusinessId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "lists"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb209fd8eb7976b8ebd0c69c633a4f9b482cd75a175a16c41af697ec161cdc2c",
    "metadata": {},
    "name": "useDeleteBusinessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "164461fec3f18d4f620e6bdacef80166";

export default node;
