/**
 * @generated SignedSource<<2ee499b6d74a54740c0df69ce8faf290>>
 * @relayHash 4dd1b9d0dad47d483996d956a08df392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5c8a579341f7036d2724a6578a8b2412d9472e0d83b26cf4dd5ee85a46a22ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactsScreenQuery } from './ContactsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5c8a579341f7036d2724a6578a8b2412d9472e0d83b26cf4dd5ee85a46a22ce",
    "metadata": {},
    "name": "ContactsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
