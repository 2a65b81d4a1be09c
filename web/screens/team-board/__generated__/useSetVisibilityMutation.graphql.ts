/**
 * @generated SignedSource<<fb27866bd38c38791e778714a13d2ef5>>
 * @relayHash a695d6b08693a9529e2bb3d34d6de215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a769970da0f3e50c0eaa5ecfb468b0af8cb180ff36e49cd13e269c6006c5ecb

import type { ConcreteRequest } from 'relay-runtime';
export type useSetVisibilityMutation$variables = {
  visible: boolean;
};
export type useSetVisibilityMutation$data = {
  readonly setTeamBoardVisibility: {
    readonly business: {
      readonly teamBoard: {
        readonly you: {
          readonly member: {
            readonly isHidden: boolean;
          };
        } | null | undefined;
      } | null | undefined;
    };
    readonly visible: boolean;
  } | null | undefined;
};
export type useSetVisibilityMutation = {
  response: useSetVisibilityMutation$data;
  variables: useSetVisibilityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "visible"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "visible",
        "variableName": "visible"
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
  "name": "visible",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHidden",
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
    "name": "useSetVisibilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetTeamBoardVisibilityPayload",
        "kind": "LinkedField",
        "name": "setTeamBoardVisibility",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "concreteType": "TeamBoard",
                "kind": "LinkedField",
                "name": "teamBoard",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBoardYou",
                    "kind": "LinkedField",
                    "name": "you",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TeamBoardMember",
                        "kind": "LinkedField",
                        "name": "member",
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
                "storageKey": null
              }
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
    "name": "useSetVisibilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetTeamBoardVisibilityPayload",
        "kind": "LinkedField",
        "name": "setTeamBoardVisibility",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "concreteType": "TeamBoard",
                "kind": "LinkedField",
                "name": "teamBoard",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBoardYou",
                    "kind": "LinkedField",
                    "name": "you",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TeamBoardMember",
                        "kind": "LinkedField",
                        "name": "member",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "id": "4a769970da0f3e50c0eaa5ecfb468b0af8cb180ff36e49cd13e269c6006c5ecb",
    "metadata": {},
    "name": "useSetVisibilityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "052640cbd8dbb695e3aefa093e467101";

export default node;
