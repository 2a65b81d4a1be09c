/**
 * @generated SignedSource<<ec0eedd3cda0ff79eb12c02f4a0e932b>>
 * @relayHash 3e6e176d3b3368729cd9d4f07d50ada4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cb5c8b968b15f5e2d8b38eeca1d9756295d88790d01c5991910001abdfcd054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsScreenQuery } from './ContactsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cb5c8b968b15f5e2d8b38eeca1d9756295d88790d01c5991910001abdfcd054",
    "metadata": {},
    "name": "ContactsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
