/**
 * @generated SignedSource<<6e541c3b4f134e908af8c69792b88f71>>
 * @relayHash b7e25642fe592d6f84935aca7950d951
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26eac3d2cb3fcb6630d5580b6b5bddbdbbe121d608f305cb08611f250e3bee04

import type { ConcreteRequest } from 'relay-runtime';
export type useDatabaseCheckQuery$variables = Record<PropertyKey, never>;
export type useDatabaseCheckQuery$data = {
  readonly viewer: {
    readonly databaseDelay: number;
  };
};
export type useDatabaseCheckQuery = {
  response: useDatabaseCheckQuery$data;
  variables: useDatabaseCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "kind": "ScalarField",
      "name": "databaseDelay",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDatabaseCheckQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDatabaseCheckQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "26eac3d2cb3fcb6630d5580b6b5bddbdbbe121d608f305cb08611f250e3bee04",
    "metadata": {},
    "name": "useDatabaseCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc11242689028d87113869f1563a6041";

export default node;
