/**
 * @generated SignedSource<<254f48cc39660a7b769f75192cc0486b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noteInHand_sharedNote$data = {
  readonly canRemove: boolean;
  readonly color: string;
  readonly content: string;
  readonly createdAt: string;
  readonly id: string;
  readonly sharedBy: {
    readonly fullName: string;
  };
  readonly title: string;
  readonly " $fragmentType": "noteInHand_sharedNote";
};
export type noteInHand_sharedNote$key = {
  readonly " $data"?: noteInHand_sharedNote$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteInHand_sharedNote">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noteInHand_sharedNote"
};

(node as any).hash = "3e4b7c65a3c64bdcee4ecb0c2210ee04";

export default node;
