/**
 * @generated SignedSource<<66f50caed8f513913d0b396692ccbb1b>>
 * @relayHash a717a08d5a9fe4f371fed5bfb3d0600e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6cb400e8d4f56228d28940f16843dbd555c1cc39e88fb6b74d83529553e0dcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6cb400e8d4f56228d28940f16843dbd555c1cc39e88fb6b74d83529553e0dcd",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
