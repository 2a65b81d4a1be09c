/**
 * @generated SignedSource<<d40b6c7cd536c4d0186f7140eb0fdcdb>>
 * @relayHash 6ec917cc59ceeb6b3aeaa189940eba81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2beaff0815b3e8c0c1db0ca7d4601eaf2e461b2b3ee7db7d649d6bf5eab057df

import type { ConcreteRequest } from 'relay-runtime';
export type useSendVerificationMutation$variables = {
  id: string;
};
export type useSendVerificationMutation$data = {
  readonly sendVerificationEmail: {
    readonly user: {
      readonly email: string | null | undefined;
    };
  } | null | undefined;
};
export type useSendVerificationMutation = {
  response: useSendVerificationMutation$data;
  variables: useSendVerificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendVerificationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendVerificationEmailPayload",
        "kind": "LinkedField",
        "name": "sendVerificationEmail",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "useSendVerificationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendVerificationEmailPayload",
        "kind": "LinkedField",
        "name": "sendVerificationEmail",
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
              (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "2beaff0815b3e8c0c1db0ca7d4601eaf2e461b2b3ee7db7d649d6bf5eab057df",
    "metadata": {},
    "name": "useSendVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "917f51a3f5a324c06781c13b1eb466ba";

export default node;
