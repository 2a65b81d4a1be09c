/**
 * @generated SignedSource<<ebd3d030bb1df5f493d2bc6300180ee3>>
 * @relayHash 641a47149a3aac9263579b47ef356486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85c784be003e7c09431784852882e5917620671e8eb3f04b540b7bc18d69c192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85c784be003e7c09431784852882e5917620671e8eb3f04b540b7bc18d69c192",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
