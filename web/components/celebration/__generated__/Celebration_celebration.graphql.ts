/**
 * @generated SignedSource<<815038beffbd1d40dfca247d75235b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CelebrationKind = "BADGE" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type Celebration_celebration$data = {
  readonly description: string;
  readonly icon: string;
  readonly kind: CelebrationKind;
  readonly name: string;
  readonly " $fragmentType": "Celebration_celebration";
};
export type Celebration_celebration$key = {
  readonly " $data"?: Celebration_celebration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Celebration_celebration">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Celebration_celebration"
};

(node as any).hash = "1d4a552afc91a90d53b6de9c6460d72f";

export default node;
