/**
 * @generated SignedSource<<7a5c433cb0d782da02bd384d24c3322d>>
 * @relayHash c7188fe6802bea86094c473214a80810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fca16ccdae6e061b6bfe93891dfcec2b1aa1451f9433c07205973ebf1305de7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VendorContactsScreenQuery } from './VendorContactsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VendorContactsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fca16ccdae6e061b6bfe93891dfcec2b1aa1451f9433c07205973ebf1305de7d",
    "metadata": {},
    "name": "VendorContactsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
