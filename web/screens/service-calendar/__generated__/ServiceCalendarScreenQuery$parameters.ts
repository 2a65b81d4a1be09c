/**
 * @generated SignedSource<<3aa4e2cade0d9dd7c7075e32346c9e57>>
 * @relayHash a6dc7d7e7dced6f25f926b9f5865d8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74c2dea9be3e0f051af5b2076f77dcce90caf48bf273f140ce90ade1f4346619

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceCalendarScreenQuery } from './ServiceCalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceCalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74c2dea9be3e0f051af5b2076f77dcce90caf48bf273f140ce90ade1f4346619",
    "metadata": {},
    "name": "ServiceCalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
