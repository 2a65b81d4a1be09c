/**
 * @generated SignedSource<<945ef5368411a2cfe8c69a5cb05b39f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_entry$data = {
  readonly activity: {
    readonly " $fragmentSpreads": FragmentRefs<"LogEntry_activity">;
  } | null | undefined;
  readonly appointment: {
    readonly " $fragmentSpreads": FragmentRefs<"VisitEntry_appointment">;
  } | null | undefined;
  readonly contact: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactEntry_contact">;
  } | null | undefined;
  readonly followUp: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowUpEntry_followUp">;
  } | null | undefined;
  readonly message: {
    readonly " $fragmentSpreads": FragmentRefs<"TextEntry_message">;
  } | null | undefined;
  readonly reply: {
    readonly " $fragmentSpreads": FragmentRefs<"ReplyEntry_reply">;
  } | null | undefined;
  readonly " $fragmentType": "TimelineEntry_entry";
};
export type TimelineEntry_entry$key = {
  readonly " $data"?: TimelineEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineEntry_entry",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactEntry_contact"
          }
        ],
        "type": "Contact",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contact"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowUpEntry_followUp"
          }
        ],
        "type": "FollowUp",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "followUp"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VisitEntry_appointment"
          }
        ],
        "type": "ServiceAppointment",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "appointment"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextEntry_message"
          }
        ],
        "type": "SmsMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "message"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReplyEntry_reply"
          }
        ],
        "type": "SmsReply",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "reply"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LogEntry_activity"
          }
        ],
        "type": "Activity",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "activity"
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": "__isTimelineEntry"
};

(node as any).hash = "cb6547c6711821d643794e86fa310bac";

export default node;
