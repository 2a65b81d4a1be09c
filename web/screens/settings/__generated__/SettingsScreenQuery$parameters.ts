/**
 * @generated SignedSource<<f3f6b7e0a0c791ec2f06eb080050cde6>>
 * @relayHash 8291ee249d779b86b527ab772e5657aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1218c200f90b6986531822dec97aa9ce8b33401588dba0de2447eb916a8de54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1218c200f90b6986531822dec97aa9ce8b33401588dba0de2447eb916a8de54",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
