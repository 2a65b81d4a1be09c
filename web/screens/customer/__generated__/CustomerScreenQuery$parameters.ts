/**
 * @generated SignedSource<<8854ccba1e38fd694aa70a99f5877121>>
 * @relayHash 57448a4fa1a193a0723a8494f3fbda80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75711dfb949a272d31496b27188135716f4cf79bf6230df9bbe52a5ca66c84b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75711dfb949a272d31496b27188135716f4cf79bf6230df9bbe52a5ca66c84b4",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
