/**
 * @generated SignedSource<<ad23b1091badeca9984a592724da9cf5>>
 * @relayHash 7db9a0e1aebdd82f2afa9eea67844e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b92ca1671ded3440fc050bc3564d2fa9ec7126224491fa7de28703c21e7db0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersQuery } from './UsersQuery.graphql';

const node: PreloadableConcreteRequest<UsersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b92ca1671ded3440fc050bc3564d2fa9ec7126224491fa7de28703c21e7db0b",
    "metadata": {},
    "name": "UsersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
