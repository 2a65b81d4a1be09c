/**
 * @generated SignedSource<<b5761f87aea79f77b3c23de9af6b5a5f>>
 * @relayHash 1c196a1a56abf2b5c6bef39ad29163dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc687d7fc801e58ff29a0b9443551f03018e9debe77daa9597c96b684a73b324

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc687d7fc801e58ff29a0b9443551f03018e9debe77daa9597c96b684a73b324",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
