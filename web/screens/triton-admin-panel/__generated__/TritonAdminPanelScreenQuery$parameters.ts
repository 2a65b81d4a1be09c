/**
 * @generated SignedSource<<c84defdfb1d5e18c89f2638053235287>>
 * @relayHash 8878ab24f0fe0600cec137c725feca8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac338b6eadb461b213503e3f0a13f1bb43225c6f93075454c94efdcba7b9671

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TritonAdminPanelScreenQuery } from './TritonAdminPanelScreenQuery.graphql';

const node: PreloadableConcreteRequest<TritonAdminPanelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fac338b6eadb461b213503e3f0a13f1bb43225c6f93075454c94efdcba7b9671",
    "metadata": {},
    "name": "TritonAdminPanelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
