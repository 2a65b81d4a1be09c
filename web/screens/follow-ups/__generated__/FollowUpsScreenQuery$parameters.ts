/**
 * @generated SignedSource<<92b5378ee2cbe38054629a62b1c0fa30>>
 * @relayHash b95df95e7016b2cc55237a070fc98c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f441a1c681518261d1abf43ed4d30e3ebab77dee8d38bdc4320d34bf9bb8bfec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowUpsScreenQuery } from './FollowUpsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowUpsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f441a1c681518261d1abf43ed4d30e3ebab77dee8d38bdc4320d34bf9bb8bfec",
    "metadata": {},
    "name": "FollowUpsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
