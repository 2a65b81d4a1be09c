/**
 * @generated SignedSource<<953eaf31b79f7bce3caf68dd7f08f58d>>
 * @relayHash 690cc15e45f3ea066cd8c8347f36b95c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f8aadae84a8c8914ec57d976c771ab29e07616a198ac5c2d0a5219f43e3a07b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f8aadae84a8c8914ec57d976c771ab29e07616a198ac5c2d0a5219f43e3a07b",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
