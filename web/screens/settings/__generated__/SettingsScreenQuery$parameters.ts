/**
 * @generated SignedSource<<7fe917ae80ba187eb5a5097a252984c7>>
 * @relayHash 6736e33a80630300ae8851bebb35e023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1089c28ac70cf9f0ddc2b5ea716ec74a1a6fb384c98030dd31459aa3711b1ccb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1089c28ac70cf9f0ddc2b5ea716ec74a1a6fb384c98030dd31459aa3711b1ccb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
