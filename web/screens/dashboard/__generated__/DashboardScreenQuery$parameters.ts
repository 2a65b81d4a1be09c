/**
 * @generated SignedSource<<a8715112d694d3048f30c4ee5ff63ccf>>
 * @relayHash 6384e94e44af08c3ab6e3b46fff3e2a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6067771d1c09cbd4d46c3e51985ec27b2753883399a2a55cdb7cc369e457afab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6067771d1c09cbd4d46c3e51985ec27b2753883399a2a55cdb7cc369e457afab",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
