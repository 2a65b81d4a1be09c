/**
 * @generated SignedSource<<e697fc64d3d3386d407a979ccb3bb499>>
 * @relayHash bca40409de8f2a74d3d44f0d288f54f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c161f56da49fa3a079b58cd951bf6ec1e693325a7e38700524895d8531636257

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c161f56da49fa3a079b58cd951bf6ec1e693325a7e38700524895d8531636257",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
