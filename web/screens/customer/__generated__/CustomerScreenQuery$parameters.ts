/**
 * @generated SignedSource<<4e0df6f4c78f31783dd423bd06eb285b>>
 * @relayHash ca3ecd08772b17bad123aa16af6b625e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef2c5cee3f45991e2157f1ebba062658921c071fd6d32f335892186b01b38046

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef2c5cee3f45991e2157f1ebba062658921c071fd6d32f335892186b01b38046",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
