/**
 * @generated SignedSource<<3f79265dc353bedb2a0311910dce46ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
