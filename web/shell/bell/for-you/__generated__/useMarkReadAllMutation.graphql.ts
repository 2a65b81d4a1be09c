/**
 * @generated SignedSource<<84b0c28690758ed42f4178f387f6ae51>>
 * @relayHash 54f0f09e6a2a3292ce770ce863a8f484
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a301cedf97d81fb61155a2a64a302889585e7838905831dfa38d39b0786386a

import type { ConcreteRequest } from 'relay-runtime';
export type MarkAllNotificationsReadInput = {
  upTo: string;
};
export type useMarkReadAllMutation$variables = {
  input: MarkAllNotificationsReadInput;
};
export type useMarkReadAllMutation$data = {
  readonly markAllNotificationsRead: {
    readonly business: {
      readonly bell: {
        readonly unreadCount: number;
      };
    };
    readonly newestRead: {
      readonly readAt: string | null | undefined;
    };
  } | null | undefined;
};
export type useMarkReadAllMutation = {
  response: useMarkReadAllMutation$data;
  variables: useMarkReadAllMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Bell",
  "kind": "LinkedField",
  "name": "bell",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "useMarkReadAllMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkAllNotificationsReadPayload",
        "kind": "LinkedField",
        "name": "markAllNotificationsRead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "newestRead",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "useMarkReadAllMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkAllNotificationsReadPayload",
        "kind": "LinkedField",
        "name": "markAllNotificationsRead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "newestRead",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6a301cedf97d81fb61155a2a64a302889585e7838905831dfa38d39b0786386a",
    "metadata": {},
    "name": "useMarkReadAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6dee0bdb9f31898c25d68bf84fa34c2b";

export default node;
