/**
 * @generated SignedSource<<d4854668b4a4d0eae506fabe01704c58>>
 * @relayHash ff4711e4ae3c83eae2998d6a294f6860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7af577cd3a93047f28348ed1ae2ad338b33224c7c948afae3dfcc966a63bab61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowUpsScreenQuery } from './FollowUpsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowUpsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7af577cd3a93047f28348ed1ae2ad338b33224c7c948afae3dfcc966a63bab61",
    "metadata": {},
    "name": "FollowUpsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
