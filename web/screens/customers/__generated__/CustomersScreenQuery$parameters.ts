/**
 * @generated SignedSource<<90ba3dc50c28facd60e4ecb93bd41014>>
 * @relayHash fe83197c50eb0d6f37638dab6d2f93a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edcafbb849db8f7c93e2e1a65cdd7ae1fef6636bdd81950a6b0d96da3284b754

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersScreenQuery } from './CustomersScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edcafbb849db8f7c93e2e1a65cdd7ae1fef6636bdd81950a6b0d96da3284b754",
    "metadata": {},
    "name": "CustomersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
