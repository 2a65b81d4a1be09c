/**
 * @generated SignedSource<<2a103b38a06ed006f0760ede3656022e>>
 * @relayHash fc71219500c5772bd70661bcc0697772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdbc1e68bc289377be678323e161c32d21072e81c6090b1e85780c700a4b4a37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdbc1e68bc289377be678323e161c32d21072e81c6090b1e85780c700a4b4a37",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
