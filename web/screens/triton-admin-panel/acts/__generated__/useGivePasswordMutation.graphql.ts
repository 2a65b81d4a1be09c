/**
 * @generated SignedSource<<8656bcd35b1078993386224ce0589e8c>>
 * @relayHash c85a9c070b416628499214b6069ef73f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35c7a522984404e324778a4bf8fa5373f70776205fe813aab6aab5ae2f3b8b62

import type { ConcreteRequest } from 'relay-runtime';
export type SetManagedUserPasswordInput = {
  id: string;
  password: string;
};
export type useGivePasswordMutation$variables = {
  input: SetManagedUserPasswordInput;
};
export type useGivePasswordMutation$data = {
  readonly setManagedUserPassword: {
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useGivePasswordMutation = {
  response: useGivePasswordMutation$data;
  variables: useGivePasswordMutation$variables;
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
    "concreteType": "SetManagedUserPasswordPayload",
    "kind": "LinkedField",
    "name": "setManagedUserPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ManagedUser",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGivePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGivePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "35c7a522984404e324778a4bf8fa5373f70776205fe813aab6aab5ae2f3b8b62",
    "metadata": {},
    "name": "useGivePasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "217149264bcbf3f343b0818f7dea59d7";

export default node;
