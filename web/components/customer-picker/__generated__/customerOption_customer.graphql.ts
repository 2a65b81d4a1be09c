/**
 * @generated SignedSource<<afc6d5ceace96867b5c3fef2b009a504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type customerOption_customer$data = {
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly " $fragmentType": "customerOption_customer";
};
export type customerOption_customer$key = {
  readonly " $data"?: customerOption_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "customerOption_customer"
};

(node as any).hash = "5143c16971852ef5aa4c02a87f4fa4bd";

export default node;
