/**
 * @generated SignedSource<<8dea69a666a2d6752709d0556bafd638>>
 * @relayHash 2a2bef3d0031c490c67b1d16a112a9cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78aaa8075bd1c25310029b3da9c58a6ea205e0bb6adc64ffb218a2026b1aa54d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78aaa8075bd1c25310029b3da9c58a6ea205e0bb6adc64ffb218a2026b1aa54d",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
