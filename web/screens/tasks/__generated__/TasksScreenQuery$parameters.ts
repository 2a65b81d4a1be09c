/**
 * @generated SignedSource<<e96979ab47812d368cca6ea05289d0a9>>
 * @relayHash 413b5df177e3538c4afc17fcabfdbd99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77bf4affe4abd1bb9c073e55659cc1d4bacf559066f8f57b9317f74b46efe0e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77bf4affe4abd1bb9c073e55659cc1d4bacf559066f8f57b9317f74b46efe0e7",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
