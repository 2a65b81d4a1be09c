/**
 * @generated SignedSource<<8ba3de26ac6a4e93f8b4196904383cac>>
 * @relayHash 3eb30089d58b7b0c334d8e2e7b02806a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523fbe3ff36400f67abaea9e6301bfc7315f3fc98bdaf8afe6e02fdfd56645bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "523fbe3ff36400f67abaea9e6301bfc7315f3fc98bdaf8afe6e02fdfd56645bc",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
