/**
 * @generated SignedSource<<f40d70e093ca80029520980fe6ff815b>>
 * @relayHash a92e7b86dba0e56bed587d27611ebbcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d18dc2edc145687d5981bbd45084b9d4064721cf4da9006bc40a4be54a55a633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d18dc2edc145687d5981bbd45084b9d4064721cf4da9006bc40a4be54a55a633",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
