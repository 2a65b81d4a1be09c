/**
 * @generated SignedSource<<8affae0cc08c9fb5c1d7a1ef461d7108>>
 * @relayHash d365606ce06ac3310d3e59b772f268c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce8e7aa91bf2a899ce5c010c11fdd60a0f0305f5d03905080083fd2d050abd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ce8e7aa91bf2a899ce5c010c11fdd60a0f0305f5d03905080083fd2d050abd7",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
