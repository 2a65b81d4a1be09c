/**
 * @generated SignedSource<<979eae0932552f9cacf475ef73be67cd>>
 * @relayHash b51e2f9b5d94575c6406620b33a7a450
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 419373360944507bd3986a6ab110b47e7fa14b049530ed84878121dbf8f5c8d0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteContactInput = {
  id: string;
};
export type useMutationTestMutation$variables = {
  input: DeleteContactInput;
};
export type useMutationTestMutation$data = {
  readonly deleteContact: {
    readonly deletedContactId: string;
  } | null | undefined;
};
export type useMutationTestMutation = {
  response: useMutationTestMutation$data;
  variables: useMutationTestMutation$variables;
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
    "concreteType": "DeleteContactPayload",
    "kind": "LinkedField",
    "name": "deleteContact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedContactId",
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
    "name": "useMutationTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMutationTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "419373360944507bd3986a6ab110b47e7fa14b049530ed84878121dbf8f5c8d0",
    "metadata": {},
    "name": "useMutationTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e5280dd9c2b0c36b8a9f8ba17672be6";

export default node;
