/**
 * @generated SignedSource<<93699db3892a941c64ceacdc9a4d94a2>>
 * @relayHash 2d12ddeba178c41cf1d0597812e22217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0df0121a02e007e4e4fea2f771f34ce917cd6cf977bccb27f18db2cfa4a48b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0df0121a02e007e4e4fea2f771f34ce917cd6cf977bccb27f18db2cfa4a48b9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
