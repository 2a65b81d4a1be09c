/**
 * @generated SignedSource<<51d26dc07d8f8cbfed20d399907f1e8b>>
 * @relayHash e8c67e67d636c9f470398d20d7217b87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 776ce3f0dcfc09c1fe00f7745d1048ab45ce83284718587a18d82e0d43bde882

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotBoardScreenQuery } from './HotBoardScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotBoardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "776ce3f0dcfc09c1fe00f7745d1048ab45ce83284718587a18d82e0d43bde882",
    "metadata": {},
    "name": "HotBoardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
