/**
 * @generated SignedSource<<13de9a6b96f06ea4ede688a0c7df5336>>
 * @relayHash eda87be1b9ec792da85551d6e9f7b79e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e058914ae0fc69dddba15b3ec59522ee19cecb83be6398f21626ab37d332afe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e058914ae0fc69dddba15b3ec59522ee19cecb83be6398f21626ab37d332afe",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
