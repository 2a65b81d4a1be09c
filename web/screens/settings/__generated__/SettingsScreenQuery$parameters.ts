/**
 * @generated SignedSource<<6511b9d14b2716fc3ccb5505d1427a78>>
 * @relayHash fbe68e31ee8ba0679c4bfe1c14f77d68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9066b850c11daecc8960da9698cb28a2599247ea86798a92fe823f6d3b634955

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9066b850c11daecc8960da9698cb28a2599247ea86798a92fe823f6d3b634955",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
