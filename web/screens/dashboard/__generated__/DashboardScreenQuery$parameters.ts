/**
 * @generated SignedSource<<1a5af2637062d0dd14130d969f92908f>>
 * @relayHash a22eade91992290aa5a0b95a49f20f25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ce76ee8777913d9ca78b79ead8f577061c384c6e5cb663ba8664f096e57614

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38ce76ee8777913d9ca78b79ead8f577061c384c6e5cb663ba8664f096e57614",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
