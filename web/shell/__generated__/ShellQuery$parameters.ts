/**
 * @generated SignedSource<<25bf67a966fa2871073c1130bc0bea58>>
 * @relayHash 7aa4b7802c888cd0338e110fb3652889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589ff2e95b7f4559476c6dc8073a147d7ac0f4b9450b5ba389019582481bc5bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "589ff2e95b7f4559476c6dc8073a147d7ac0f4b9450b5ba389019582481bc5bb",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
