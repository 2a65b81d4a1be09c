/**
 * @generated SignedSource<<ada2a0a45714e3cb31cb0162e65e2b8b>>
 * @relayHash 574327d4a35df2e09b3c679d9297d3cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f4cc13c1ed9d83aac306f0c77bc88bc064ac205c5c8cee9bffe3cb40c6b1429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f4cc13c1ed9d83aac306f0c77bc88bc064ac205c5c8cee9bffe3cb40c6b1429",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
