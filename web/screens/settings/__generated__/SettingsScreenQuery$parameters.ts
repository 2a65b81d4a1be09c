/**
 * @generated SignedSource<<f90f22933b80b1bf22c867d9636f99e2>>
 * @relayHash 5df95f711661678960b7d77162f1b648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b714b727d29caf222109a40fa403ad519302c5cd16555de220287f0303290f52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b714b727d29caf222109a40fa403ad519302c5cd16555de220287f0303290f52",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
