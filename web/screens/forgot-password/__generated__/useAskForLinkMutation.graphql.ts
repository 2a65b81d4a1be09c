/**
 * @generated SignedSource<<bc4d7ff6548d888b679a7b440ff5059e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "30213f36cce4b38b5777b503a4571940",
    "id": null,
    "metadata": {},
    "name": "useAskForLinkMutation",
    "operationKind": "mutation",
    "text": "mutation useAskForLinkMutation(\n  $input: RequestPasswordResetInput!\n) {\n  requestPasswordReset(input: $input) {\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "6ae0beb5da290f457397dbb1c35d1df2";

export default node;
