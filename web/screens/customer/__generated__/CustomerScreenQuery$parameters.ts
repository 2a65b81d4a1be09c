/**
 * @generated SignedSource<<e6fe0e417507545db71689598490b141>>
 * @relayHash 2e75692909d81cdfbc0d99bcf9cb79c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59e3d2e464e6449afac563ffedc3c0f397a1bc4c2ce494d1d130efa92b4847f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59e3d2e464e6449afac563ffedc3c0f397a1bc4c2ce494d1d130efa92b4847f2",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
