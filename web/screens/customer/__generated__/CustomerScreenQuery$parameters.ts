/**
 * @generated SignedSource<<07858f3b9a9d77ee538e2a29747e55b5>>
 * @relayHash c864b5fcf6872a9671b0659ef79e7de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5799e913beb120f257d0b9987699bbada17e964ba84d46a2e7a3c26ba0ebf45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerScreenQuery } from './CustomerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5799e913beb120f257d0b9987699bbada17e964ba84d46a2e7a3c26ba0ebf45",
    "metadata": {},
    "name": "CustomerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
