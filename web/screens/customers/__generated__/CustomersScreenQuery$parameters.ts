/**
 * @generated SignedSource<<e98096b13d08d3624e7ee71897dcf26c>>
 * @relayHash d2d068397e21de4a67ed8d8421adec1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d562fbd0e20b29739afd683ed488b5d7a65e950d2e01d522b0cde4b4405cf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersScreenQuery } from './CustomersScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59d562fbd0e20b29739afd683ed488b5d7a65e950d2e01d522b0cde4b4405cf0",
    "metadata": {},
    "name": "CustomersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
