/**
 * @generated SignedSource<<d94c31dc64d00afe821d5f7eb11c5625>>
 * @relayHash 4572a68bffc50d0824210e0a2e708d22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 369af0a7e0e8053dc4a1edc45c8f4683eb43bcc0d9a096b4ac5f950e447abab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TritonAdminPanelScreenQuery } from './TritonAdminPanelScreenQuery.graphql';

const node: PreloadableConcreteRequest<TritonAdminPanelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "369af0a7e0e8053dc4a1edc45c8f4683eb43bcc0d9a096b4ac5f950e447abab2",
    "metadata": {},
    "name": "TritonAdminPanelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
