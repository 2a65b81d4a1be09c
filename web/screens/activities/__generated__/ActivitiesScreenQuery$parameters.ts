/**
 * @generated SignedSource<<afd9f16cdf178da469dc7348fee50b91>>
 * @relayHash 34e344ecaf1e7c84ad40149a89804e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 427558ae27cdaef8df8360c46fc3684a0e90796c63a51a2767a22e99ce17e4ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesScreenQuery } from './ActivitiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "427558ae27cdaef8df8360c46fc3684a0e90796c63a51a2767a22e99ce17e4ec",
    "metadata": {},
    "name": "ActivitiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
