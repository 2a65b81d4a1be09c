/**
 * @generated SignedSource<<e77ef9d8fb30ac96a0376146f517599b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemTab_viewer$data = {
  readonly business: {
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeys_business" | "AuditTrail_business">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SystemCards_viewer">;
  readonly " $fragmentType": "SystemTab_viewer";
};
export type SystemTab_viewer$key = {
  readonly " $data"?: SystemTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SystemCards_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApiKeys_business"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTrail_business"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ec887afae6711ec92a448b4a52f2d83e";

export default node;
