/**
 * @generated SignedSource<<b58bfc12bf87da4a37fe073de07ce8ee>>
 * @relayHash 959b6c2ae3393b0128f933581da0df85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 206768bba1720bd97272aea3b53e8f81c4385575deedaea971dbbdc994f5f80b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "206768bba1720bd97272aea3b53e8f81c4385575deedaea971dbbdc994f5f80b",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
