/**
 * @generated SignedSource<<010553b2b6c072be1ce211afe33cd060>>
 * @relayHash 873d06691810d2bd9cfb078b6b484ded
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77d15a2b5c1f465d11faec1e0a0905b5db835c605f3ea92447e93f1e428f2404

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesScreenQuery } from './ActivitiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77d15a2b5c1f465d11faec1e0a0905b5db835c605f3ea92447e93f1e428f2404",
    "metadata": {},
    "name": "ActivitiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
