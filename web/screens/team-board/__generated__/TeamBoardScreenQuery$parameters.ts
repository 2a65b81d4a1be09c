/**
 * @generated SignedSource<<20d359eef516913cf14da0ca5f81e124>>
 * @relayHash 97fd8c701b75ad5be62dde07076d1772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8f452ba6edd6758588dfd85d9fb52f46d56c7ca33245628a25f03d1445cbf2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBoardScreenQuery } from './TeamBoardScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBoardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8f452ba6edd6758588dfd85d9fb52f46d56c7ca33245628a25f03d1445cbf2e",
    "metadata": {},
    "name": "TeamBoardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
