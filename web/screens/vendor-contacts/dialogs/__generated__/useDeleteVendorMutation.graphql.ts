/**
 * @generated SignedSource<<959b35b5ef42a555297d88f774b68f34>>
 * @relayHash 429b374261cddc98906aa5313a98353f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df20816a4ac7b873b0b9557e5bce94711a4804b0c675ae104bba87a350fbfc0a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVendorContactInput = {
  id: string;
};
export type useDeleteVendorMutation$variables = {
  input: DeleteVendorContactInput;
};
export type useDeleteVendorMutation$data = {
  readonly deleteVendorContact: {
    readonly business: {
      readonly id: string;
    };
    readonly deletedVendorContactId: string;
  } | null | undefined;
};
export type useDeleteVendorMutation = {
  response: useDeleteVendorMutation$data;
  variables: useDeleteVendorMutation$variables;
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
    "concreteType": "DeleteVendorContactPayload",
    "kind": "LinkedField",
    "name": "deleteVendorContact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedVendorContactId",
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
    "name": "useDeleteVendorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteVendorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df20816a4ac7b873b0b9557e5bce94711a4804b0c675ae104bba87a350fbfc0a",
    "metadata": {},
    "name": "useDeleteVendorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d5f3603da29f943f637908bf0f6eb10";

export default node;
