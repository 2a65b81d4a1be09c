/**
 * @generated SignedSource<<e56abf02df353fd3746fcb5804861a56>>
 * @relayHash 1057fefa5076a4feb502282e16ffcd2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9191c5e70829a1f1ec53f4928f54d0a4b728eefd0128c153f96d2f1c7df509

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowUpsScreenQuery } from './FollowUpsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowUpsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c9191c5e70829a1f1ec53f4928f54d0a4b728eefd0128c153f96d2f1c7df509",
    "metadata": {},
    "name": "FollowUpsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
