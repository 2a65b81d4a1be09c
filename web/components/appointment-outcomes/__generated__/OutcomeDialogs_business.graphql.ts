/**
 * @generated SignedSource<<baca64774f04cc783819c32ac8987795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomeDialogs_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDialog_business">;
  readonly " $fragmentType": "OutcomeDialogs_business";
};
export type OutcomeDialogs_business$key = {
  readonly " $data"?: OutcomeDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeDialogs_business">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OutcomeDialogs_business"
};

(node as any).hash = "3e924932744487f29e52e91481f35dd8";

export default node;
