/**
 * @generated SignedSource<<cf237ead1cda4a3a38b8fc30190e613d>>
 * @relayHash 9eef62571d26e73e940e7168ff74adf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d30e0a009b8cdfdca0c8098e2e12132023eb8ccc933bd430f3516085c54affd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d30e0a009b8cdfdca0c8098e2e12132023eb8ccc933bd430f3516085c54affd",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
