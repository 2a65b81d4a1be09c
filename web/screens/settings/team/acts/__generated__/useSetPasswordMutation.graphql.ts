/**
 * @generated SignedSource<<cf5413bcffd617a6e62255a941a0663d>>
 * @relayHash a3e078f47215c1fc79e3caba871c1d7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55896759c760624a73e632cee5da2751ff42bb9182721411b5b8a6e0768ff99

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeUserPasswordInput = {
  id: string;
  newPassword: string;
};
export type useSetPasswordMutation$variables = {
  input: ChangeUserPasswordInput;
};
export type useSetPasswordMutation$data = {
  readonly changeUserPassword: {
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useSetPasswordMutation = {
  response: useSetPasswordMutation$data;
  variables: useSetPasswordMutation$variables;
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
    "concreteType": "ChangeUserPasswordPayload",
    "kind": "LinkedField",
    "name": "changeUserPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
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
    "name": "useSetPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d55896759c760624a73e632cee5da2751ff42bb9182721411b5b8a6e0768ff99",
    "metadata": {},
    "name": "useSetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d20861bdb629fed69dbfea0cebf0479a";

export default node;
