/**
 * @generated SignedSource<<2f22d59c47e3dc26ab97e0b0674ceebd>>
 * @relayHash 3ff168fa2f86d3eaa227080222707dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35a9a84294a1843d7fe92e3d781de18cc1dceaac7ce62990fbde478f16b515c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StickyNotesScreenQuery } from './StickyNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StickyNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35a9a84294a1843d7fe92e3d781de18cc1dceaac7ce62990fbde478f16b515c5",
    "metadata": {},
    "name": "StickyNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
