/**
 * @generated SignedSource<<92ce2f822feb0ee6deeb463e407f2c07>>
 * @relayHash 30213f36cce4b38b5777b503a4571940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fec47368aa6570f9e23c928c23513a75fad44faa5ba24f617a5f9522245deae

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type useAskForLinkMutation$variables = {
  input: RequestPasswordResetInput;
};
export type useAskForLinkMutation$data = {
  readonly requestPasswordReset: {
    readonly message: string;
  } | null | undefined;
};
export type useAskForLinkMutation = {
  response: useAskForLinkMutation$data;
  variables: useAskForLinkMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskForLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAskForLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1fec47368aa6570f9e23c928c23513a75fad44faa5ba24f617a5f9522245deae",
    "metadata": {},
    "name": "useAskForLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ae0beb5da290f457397dbb1c35d1df2";

export default node;
