/**
 * @generated SignedSource<<3688ed8ca70324f0e99aed807a41fb85>>
 * @relayHash d0cf7391832190d0856692a1fd2bd065
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05983fa70effea07e1f8cd0a5f5f2ea3ef241ca7ad88a2fb969ebbc2278b76a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StickyNotesScreenQuery } from './StickyNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StickyNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e05983fa70effea07e1f8cd0a5f5f2ea3ef241ca7ad88a2fb969ebbc2278b76a",
    "metadata": {},
    "name": "StickyNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
