/**
 * @generated SignedSource<<2923da9cdf61275bab983f88c62bb149>>
 * @relayHash 732f96725bfbba8019ba9c9033f07e35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7cfee725f45e59f4f35f02a8f155202bb40fb5b1f041e21dc89f4f0e20b4b12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7cfee725f45e59f4f35f02a8f155202bb40fb5b1f041e21dc89f4f0e20b4b12",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
