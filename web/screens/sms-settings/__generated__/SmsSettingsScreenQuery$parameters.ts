/**
 * @generated SignedSource<<6f5b4985faf5360b1f4e3b4c45f6e28d>>
 * @relayHash c7ce11cee1c03798ecf8442566281f19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93614214b3410bce26d47c688c353c11009e74a3dbcd84bb962b2da0ecf5d87c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsSettingsScreenQuery } from './SmsSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SmsSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93614214b3410bce26d47c688c353c11009e74a3dbcd84bb962b2da0ecf5d87c",
    "metadata": {},
    "name": "SmsSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
