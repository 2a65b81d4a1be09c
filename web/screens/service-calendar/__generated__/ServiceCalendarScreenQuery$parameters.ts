/**
 * @generated SignedSource<<23ece4b70d487ccb806272fdab12bbe0>>
 * @relayHash d6938ef7c103191ce87280a7db54e54e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cbdab9e5158948a9c48c8fb837428c4f206e05e2ea63db884d285bb63858cc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceCalendarScreenQuery } from './ServiceCalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceCalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cbdab9e5158948a9c48c8fb837428c4f206e05e2ea63db884d285bb63858cc9",
    "metadata": {},
    "name": "ServiceCalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
