/**
 * @generated SignedSource<<021a69ac35f3b67611bd107563cde214>>
 * @relayHash 33eec2d6ac22bd96ae0602e9173b92ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e26be221c0497ecfef295b57253a0965e2334a59e8d26079c99196c2c166641

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowUpsScreenQuery } from './FollowUpsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowUpsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e26be221c0497ecfef295b57253a0965e2334a59e8d26079c99196c2c166641",
    "metadata": {},
    "name": "FollowUpsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
