/**
 * @generated SignedSource<<c3aa0a7a8130ec548b7cd40213660721>>
 * @relayHash 9561251feb19f532fbb31538e835074f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbe935727708cc0d593c1f971aaeaa7985a482bad2053ebdb4d27fa5b269f362

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbe935727708cc0d593c1f971aaeaa7985a482bad2053ebdb4d27fa5b269f362",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
