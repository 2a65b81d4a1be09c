/**
 * @generated SignedSource<<509d2f079104875d311f47be2c4e1fe1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noteInHand_note$data = {
  readonly color: string;
  readonly content: string;
  readonly id: string;
  readonly sharedWith: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "noteInHand_note";
};
export type noteInHand_note$key = {
  readonly " $data"?: noteInHand_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteInHand_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noteInHand_note"
};

(node as any).hash = "30630cfb53b8fd44d16b24e73066e892";

export default node;
