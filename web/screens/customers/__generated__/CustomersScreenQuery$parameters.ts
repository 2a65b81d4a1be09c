/**
 * @generated SignedSource<<18eee394da04ebbba07e37c54666aaa7>>
 * @relayHash 1d35cc7740723af62ec9e3179b23ef01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ab96e4c0ded89d9b13d0e4feac095de7499c335c9be459c040593a13418ba80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersScreenQuery } from './CustomersScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ab96e4c0ded89d9b13d0e4feac095de7499c335c9be459c040593a13418ba80",
    "metadata": {},
    "name": "CustomersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
