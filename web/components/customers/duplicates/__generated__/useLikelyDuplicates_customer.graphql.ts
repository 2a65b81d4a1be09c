/**
 * @generated SignedSource<<e99a60fa38d97e3ec617465c60442c80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLikelyDuplicates_customer$data = {
  readonly databaseId: number;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly " $fragmentType": "useLikelyDuplicates_customer";
};
export type useLikelyDuplicates_customer$key = {
  readonly " $data"?: useLikelyDuplicates_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLikelyDuplicates_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLikelyDuplicates_customer"
};

(node as any).hash = "e638e846156291c5ccf24a7e82903894";

export default node;
