/**
 * @generated SignedSource<<7c31cf2a05226b4597c8d5cda2a0e4b2>>
 * @relayHash 335911158e4be57178bc2baa49d4f2de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d3f854463cfddf21ffdb16de975b00ddc81a2c24bf631f73c2729621efba50d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsSettingsScreenQuery } from './SmsSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SmsSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d3f854463cfddf21ffdb16de975b00ddc81a2c24bf631f73c2729621efba50d",
    "metadata": {},
    "name": "SmsSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
