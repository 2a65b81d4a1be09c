/**
 * @generated SignedSource<<8b87a81ae455f3e3ad13bbfb8e03448c>>
 * @relayHash 06c4467dae8ef5a3480d7a5e100b8df5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f1643d2ecd2dc063229cf75079e714b37223719431eea1e374409efa89dd97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsScreenQuery } from './ContactsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f1643d2ecd2dc063229cf75079e714b37223719431eea1e374409efa89dd97",
    "metadata": {},
    "name": "ContactsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
