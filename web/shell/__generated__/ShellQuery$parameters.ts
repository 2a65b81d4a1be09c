/**
 * @generated SignedSource<<eb1706f6f11a5aeaa3d9a997dd6a78e0>>
 * @relayHash a35902c808e722536dcfc73b8d311172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbe007d61465ca83ae5397da123de96645b8e5b7d1e48506ef448d8b44a15a68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbe007d61465ca83ae5397da123de96645b8e5b7d1e48506ef448d8b44a15a68",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
