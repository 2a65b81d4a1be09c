/**
 * @generated SignedSource<<d9e8a0a1b1f8c380a23b46ae243c9cb5>>
 * @relayHash 3ae923300992792b88b5bd944d95eb7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ee81e90f3937703c32cea7aad8421882912481a13917471ee6cc8aa9e89d5e1

import type { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  business?: string | null | undefined;
  lastBusinessId?: number | null | undefined;
  password: string;
  username: string;
};
export type useSuperadminSignInMutation$variables = {
  input: SignInInput;
};
export type useSuperadminSignInMutation$data = {
  readonly signInSuperadmin: {
    readonly superadmin: {
      readonly email: string;
      readonly id: string;
      readonly username: string;
    };
    readonly token: string;
  } | null | undefined;
};
export type useSuperadminSignInMutation = {
  response: useSuperadminSignInMutation$data;
  variables: useSuperadminSignInMutation$variables;
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
    "concreteType": "SignInSuperadminPayload",
    "kind": "LinkedField",
    "name": "signInSuperadmin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Superadmin",
        "kind": "LinkedField",
        "name": "superadmin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
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
    "name": "useSuperadminSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuperadminSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ee81e90f3937703c32cea7aad8421882912481a13917471ee6cc8aa9e89d5e1",
    "metadata": {},
    "name": "useSuperadminSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79c0e0cf155c2189450731401a65d104";

export default node;
