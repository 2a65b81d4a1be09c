/**
 * @generated SignedSource<<7f65c76a5688c7cdc9df45eb7fdb3ed5>>
 * @relayHash 5e2c226565422ad08f3e210f2e2b0c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f82cf6b66559e828778894bcb65a513e2792170ab5cbe05a1ad8acc11c5ed1f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f82cf6b66559e828778894bcb65a513e2792170ab5cbe05a1ad8acc11c5ed1f9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
