/**
 * @generated SignedSource<<5000bae30437a57b5fa796bb1eb6fc48>>
 * @relayHash f211206f18fd80351caa39b90153d1db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ce1e9f8d0c793de17943cdbe9f3a98f3cd403e4fe422bf507a61ddb26b84292

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { routesTestQuery } from './routesTestQuery.graphql';

const node: PreloadableConcreteRequest<routesTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ce1e9f8d0c793de17943cdbe9f3a98f3cd403e4fe422bf507a61ddb26b84292",
    "metadata": {},
    "name": "routesTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
