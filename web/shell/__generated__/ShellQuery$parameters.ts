/**
 * @generated SignedSource<<075002c34268d741a11cdba8fda5da20>>
 * @relayHash e77669a65379d6159ecb1812bf7e05a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee67b6244a26aba49cf0be6cd2263d758ed8116bc2adf8c87c79cc57ef09efdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee67b6244a26aba49cf0be6cd2263d758ed8116bc2adf8c87c79cc57ef09efdb",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
