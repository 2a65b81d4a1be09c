/**
 * @generated SignedSource<<b19697ea204f0f8a7fd316aac8983d18>>
 * @relayHash d94ed9d05641f15bbe253916e9e0bbe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad5180aa7d8600a10b6ffd63f08a8612a44d78b2393d02f1e4259c613340962

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceCalendarScreenQuery } from './ServiceCalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceCalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ad5180aa7d8600a10b6ffd63f08a8612a44d78b2393d02f1e4259c613340962",
    "metadata": {},
    "name": "ServiceCalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
