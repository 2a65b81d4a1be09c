/**
 * @generated SignedSource<<0368bdea249f571c84792aeba11619cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Greeting_viewer$data = {
  readonly business: {
    readonly contactCounts: {
      readonly overdue: number;
    };
    readonly timeZone: string;
  };
  readonly user: {
    readonly firstName: string;
  };
  readonly " $fragmentType": "Greeting_viewer";
};
export type Greeting_viewer$key = {
  readonly " $data"?: Greeting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Greeting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Greeting_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactCounts",
          "kind": "LinkedField",
          "name": "contactCounts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overdue",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d8f1dda2b193fa6853d603e211ec6d8a";

export default node;
