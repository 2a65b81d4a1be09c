/**
 * @generated SignedSource<<b5ccdb374d12143d311641676a18f892>>
 * @relayHash 3cd2d697365cc05199c35cdba4ddfcfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eca1b370cb2ed77519a820723fbcfbe0e3fd6b31319fa3033fe1a25a00b8caf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsSettingsScreenQuery } from './SmsSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SmsSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9eca1b370cb2ed77519a820723fbcfbe0e3fd6b31319fa3033fe1a25a00b8caf",
    "metadata": {},
    "name": "SmsSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
