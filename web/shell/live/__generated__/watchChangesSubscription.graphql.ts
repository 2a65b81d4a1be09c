/**
 * @generated SignedSource<<a71cc08ce993d9f648129873c0a62ca3>>
 * @relayHash f6ca275240f4b0f145849654f29b3fc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1d32467da47257e9b49b48c14911d51c342af5dcece10a17c38a84f97bbfcdc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type watchChangesSubscription$variables = {
  since?: number | null | undefined;
};
export type watchChangesSubscription$data = {
  readonly changes: {
    readonly activities: ReadonlyArray<{
      readonly activityLists_activity: {
        readonly " $fragmentSpreads": FragmentRefs<"activityLists_activity">;
      } | null | undefined;
    } | null | undefined>;
    readonly apiKeys: ReadonlyArray<{
      readonly apiKeyList_apiKey: {
        readonly " $fragmentSpreads": FragmentRefs<"apiKeyList_apiKey">;
      } | null | undefined;
    } | null | undefined>;
    readonly business: {
      readonly timeZone: string;
      readonly " $fragmentSpreads": FragmentRefs<"BusinessForm_business" | "contactLists_business" | "followUpLists_business" | "hotBoardLists_business" | "noteLists_business" | "taskLists_business">;
    };
    readonly contacts: ReadonlyArray<{
      readonly contactLists_contact: {
        readonly " $fragmentSpreads": FragmentRefs<"contactLists_contact">;
      } | null | undefined;
    } | null | undefined>;
    readonly customers: ReadonlyArray<{
      readonly customerLists_customer: {
        readonly " $fragmentSpreads": FragmentRefs<"customerLists_customer">;
      } | null | undefined;
    } | null | undefined>;
    readonly deletedIds: ReadonlyArray<string>;
    readonly followUpCadences: ReadonlyArray<{
      readonly cadenceList_cadence: {
        readonly " $fragmentSpreads": FragmentRefs<"cadenceList_cadence">;
      } | null | undefined;
    } | null | undefined>;
    readonly followUps: ReadonlyArray<{
      readonly followUpLists_followUp: {
        readonly " $fragmentSpreads": FragmentRefs<"followUpLists_followUp">;
      } | null | undefined;
    } | null | undefined>;
    readonly hotBoardItems: ReadonlyArray<{
      readonly hotBoardLists_hotBoardItem: {
        readonly " $fragmentSpreads": FragmentRefs<"hotBoardLists_hotBoardItem">;
      } | null | undefined;
    } | null | undefined>;
    readonly interestOptions: ReadonlyArray<{
      readonly interestLists_option: {
        readonly " $fragmentSpreads": FragmentRefs<"interestLists_option">;
      } | null | undefined;
    } | null | undefined>;
    readonly missed: boolean;
    readonly notifications: ReadonlyArray<{
      readonly bellLists_notification: {
        readonly " $fragmentSpreads": FragmentRefs<"bellLists_notification">;
      } | null | undefined;
    } | null | undefined>;
    readonly organizerTasks: ReadonlyArray<{
      readonly taskLists_task: {
        readonly " $fragmentSpreads": FragmentRefs<"taskLists_task">;
      } | null | undefined;
    } | null | undefined>;
    readonly points: ReadonlyArray<{
      readonly __typename: string;
    } | null | undefined>;
    readonly replies: ReadonlyArray<{
      readonly textLists_reply: {
        readonly " $fragmentSpreads": FragmentRefs<"textLists_reply">;
      } | null | undefined;
    } | null | undefined>;
    readonly serviceAppointments: ReadonlyArray<{
      readonly appointmentLists_appointment: {
        readonly " $fragmentSpreads": FragmentRefs<"appointmentLists_appointment">;
      } | null | undefined;
      readonly appointmentPlaces_appointment: {
        readonly " $fragmentSpreads": FragmentRefs<"appointmentPlaces_appointment">;
      } | null | undefined;
    } | null | undefined>;
    readonly sharedNotes: ReadonlyArray<{
      readonly noteLists_sharedNote: {
        readonly " $fragmentSpreads": FragmentRefs<"noteLists_sharedNote">;
      } | null | undefined;
    } | null | undefined>;
    readonly stickyNotes: ReadonlyArray<{
      readonly noteLists_stickyNote: {
        readonly " $fragmentSpreads": FragmentRefs<"noteLists_stickyNote">;
      } | null | undefined;
    } | null | undefined>;
    readonly texts: ReadonlyArray<{
      readonly textLists_message: {
        readonly " $fragmentSpreads": FragmentRefs<"textLists_message">;
      } | null | undefined;
    } | null | undefined>;
    readonly users: ReadonlyArray<{
      readonly teamLists_user: {
        readonly " $fragmentSpreads": FragmentRefs<"teamLists_user">;
      } | null | undefined;
    } | null | undefined>;
    readonly vendorContacts: ReadonlyArray<{
      readonly vendorLists_vendorContact: {
        readonly " $fragmentSpreads": FragmentRefs<"vendorLists_vendorContact">;
      } | null | undefined;
    } | null | undefined>;
  };
};
export type watchChangesSubscription = {
  response: watchChangesSubscription$data;
  variables: watchChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "since"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missed",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedIds",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "Contact"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "Customer"
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "FollowUp"
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "FollowUpCadence"
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "Activity"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "ApiKey"
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "Notification"
  }
],
v11 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "HotBoardItem"
  }
],
v12 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "InterestOption"
  }
],
v13 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "StickyNote"
  }
],
v14 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "OrganizerTask"
  }
],
v15 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "SharedNote"
  }
],
v16 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "GamificationStats"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "VendorContact"
  }
],
v19 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "ServiceAppointment"
  }
],
v20 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "SmsMessage"
  }
],
v21 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "SmsReply"
  }
],
v22 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "User"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedNotes",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "interest",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneNumber",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v29/*:: as any*/),
    (v25/*:: as any*/),
    (v30/*:: as any*/),
    (v24/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledDate",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canComplete",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canDelete",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timelinePart",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timelineAt",
  "storageKey": null
},
v42 = {
  "alias": "contactStatus",
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v44 = [
  (v43/*:: as any*/),
  (v24/*:: as any*/)
],
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "completedBy",
  "plural": false,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canEdit",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dayNumber",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canReopen",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerStatus",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resolved",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canResolve",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assigneeName",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assignedToName",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "assignedTo",
  "plural": false,
  "selections": [
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canShare",
  "storageKey": null
},
v68 = [
  (v24/*:: as any*/),
  (v43/*:: as any*/)
],
v69 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "sharedWith",
  "plural": true,
  "selections": (v68/*:: as any*/),
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canRemove",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "sharedBy",
  "plural": false,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textsStopped",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v75 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overdue",
  "storageKey": null
},
v78 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v79 = [
  (v78/*:: as any*/)
],
v80 = [
  (v38/*:: as any*/),
  (v24/*:: as any*/)
],
v81 = [
  (v50/*:: as any*/),
  (v24/*:: as any*/)
],
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hotBoardItems",
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "upcoming",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "today",
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "done",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "watchChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Changes",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": "contacts",
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "contactLists_contact"
                    }
                  ],
                  "type": "Contact",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "contactLists_contact"
              }
            ],
            "storageKey": "changed(type:\"Contact\")"
          },
          {
            "alias": "customers",
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "customerLists_customer"
                    }
                  ],
                  "type": "Customer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "customerLists_customer"
              }
            ],
            "storageKey": "changed(type:\"Customer\")"
          },
          {
            "alias": "followUps",
            "args": (v6/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "followUpLists_followUp"
                    }
                  ],
                  "type": "FollowUp",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "followUpLists_followUp"
              }
            ],
            "storageKey": "changed(type:\"FollowUp\")"
          },
          {
            "alias": "followUpCadences",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "cadenceList_cadence"
                    }
                  ],
                  "type": "FollowUpCadence",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "cadenceList_cadence"
              }
            ],
            "storageKey": "changed(type:\"FollowUpCadence\")"
          },
          {
            "alias": "activities",
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "activityLists_activity"
                    }
                  ],
                  "type": "Activity",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "activityLists_activity"
              }
            ],
            "storageKey": "changed(type:\"Activity\")"
          },
          {
            "alias": "apiKeys",
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "apiKeyList_apiKey"
                    }
                  ],
                  "type": "ApiKey",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "apiKeyList_apiKey"
              }
            ],
            "storageKey": "changed(type:\"ApiKey\")"
          },
          {
            "alias": "notifications",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "bellLists_notification"
                    }
                  ],
                  "type": "Notification",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "bellLists_notification"
              }
            ],
            "storageKey": "changed(type:\"Notification\")"
          },
          {
            "alias": "hotBoardItems",
            "args": (v11/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "hotBoardLists_hotBoardItem"
                    }
                  ],
                  "type": "HotBoardItem",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "hotBoardLists_hotBoardItem"
              }
            ],
            "storageKey": "changed(type:\"HotBoardItem\")"
          },
          {
            "alias": "interestOptions",
            "args": (v12/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "interestLists_option"
                    }
                  ],
                  "type": "InterestOption",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "interestLists_option"
              }
            ],
            "storageKey": "changed(type:\"InterestOption\")"
          },
          {
            "alias": "stickyNotes",
            "args": (v13/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "noteLists_stickyNote"
                    }
                  ],
                  "type": "StickyNote",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "noteLists_stickyNote"
              }
            ],
            "storageKey": "changed(type:\"StickyNote\")"
          },
          {
            "alias": "organizerTasks",
            "args": (v14/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "taskLists_task"
                    }
                  ],
                  "type": "OrganizerTask",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "taskLists_task"
              }
            ],
            "storageKey": "changed(type:\"OrganizerTask\")"
          },
          {
            "alias": "sharedNotes",
            "args": (v15/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "noteLists_sharedNote"
                    }
                  ],
                  "type": "SharedNote",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "noteLists_sharedNote"
              }
            ],
            "storageKey": "changed(type:\"SharedNote\")"
          },
          {
            "alias": "points",
            "args": (v16/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/)
            ],
            "storageKey": "changed(type:\"GamificationStats\")"
          },
          {
            "alias": "vendorContacts",
            "args": (v18/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "vendorLists_vendorContact"
                    }
                  ],
                  "type": "VendorContact",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "vendorLists_vendorContact"
              }
            ],
            "storageKey": "changed(type:\"VendorContact\")"
          },
          {
            "alias": "serviceAppointments",
            "args": (v19/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "appointmentLists_appointment"
                    }
                  ],
                  "type": "ServiceAppointment",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "appointmentLists_appointment"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "appointmentPlaces_appointment"
                    }
                  ],
                  "type": "ServiceAppointment",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "appointmentPlaces_appointment"
              }
            ],
            "storageKey": "changed(type:\"ServiceAppointment\")"
          },
          {
            "alias": "texts",
            "args": (v20/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "textLists_message"
                    }
                  ],
                  "type": "SmsMessage",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "textLists_message"
              }
            ],
            "storageKey": "changed(type:\"SmsMessage\")"
          },
          {
            "alias": "replies",
            "args": (v21/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "textLists_reply"
                    }
                  ],
                  "type": "SmsReply",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "textLists_reply"
              }
            ],
            "storageKey": "changed(type:\"SmsReply\")"
          },
          {
            "alias": "users",
            "args": (v22/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "teamLists_user"
                    }
                  ],
                  "type": "User",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "teamLists_user"
              }
            ],
            "storageKey": "changed(type:\"User\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BusinessForm_business"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "noteLists_business"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "contactLists_business"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "hotBoardLists_business"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "followUpLists_business"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "taskLists_business"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "watchChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Changes",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": "contacts",
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v45/*:: as any*/)
                ],
                "type": "Contact",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"Contact\")"
          },
          {
            "alias": "customers",
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v34/*:: as any*/),
                  (v26/*:: as any*/),
                  (v46/*:: as any*/),
                  (v37/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v29/*:: as any*/),
                  (v47/*:: as any*/),
                  (v27/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/)
                ],
                "type": "Customer",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"Customer\")"
          },
          {
            "alias": "followUps",
            "args": (v6/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v29/*:: as any*/),
                      (v26/*:: as any*/),
                      (v31/*:: as any*/),
                      (v34/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v38/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "closedBy",
                    "plural": false,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canSnooze",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canSkip",
                    "storageKey": null
                  },
                  (v53/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v54/*:: as any*/),
                  {
                    "alias": "followUpStatus",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  }
                ],
                "type": "FollowUp",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"FollowUp\")"
          },
          {
            "alias": "followUpCadences",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v54/*:: as any*/),
                  (v52/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v55/*:: as any*/),
                  (v46/*:: as any*/)
                ],
                "type": "FollowUpCadence",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"FollowUpCadence\")"
          },
          {
            "alias": "activities",
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v56/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v51/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "performedBy",
                    "storageKey": null
                  },
                  {
                    "alias": "person",
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v30/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v40/*:: as any*/),
                  (v41/*:: as any*/)
                ],
                "type": "Activity",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"Activity\")"
          },
          {
            "alias": "apiKeys",
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revokedAt",
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  (v57/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prefix",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "createdBy",
                    "plural": false,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  (v56/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastUsedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPaused",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canRevoke",
                    "storageKey": null
                  }
                ],
                "type": "ApiKey",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"ApiKey\")"
          },
          {
            "alias": "notifications",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v50/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subjectType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subjectDatabaseId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "readAt",
                    "storageKey": null
                  },
                  (v56/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reminderToSettle",
                    "storageKey": null
                  }
                ],
                "type": "Notification",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"Notification\")"
          },
          {
            "alias": "hotBoardItems",
            "args": (v11/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v58/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v59/*:: as any*/),
                  (v60/*:: as any*/),
                  (v46/*:: as any*/),
                  (v61/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdByName",
                    "storageKey": null
                  },
                  (v56/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "assignedToAll",
                    "storageKey": null
                  },
                  (v62/*:: as any*/),
                  (v63/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolvedByName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolvedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolutionNotes",
                    "storageKey": null
                  }
                ],
                "type": "HotBoardItem",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"HotBoardItem\")"
          },
          {
            "alias": "interestOptions",
            "args": (v12/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sortOrder",
                    "storageKey": null
                  }
                ],
                "type": "InterestOption",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"InterestOption\")"
          },
          {
            "alias": "stickyNotes",
            "args": (v13/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v64/*:: as any*/),
                  (v50/*:: as any*/),
                  (v65/*:: as any*/),
                  (v66/*:: as any*/),
                  (v56/*:: as any*/),
                  (v46/*:: as any*/),
                  (v67/*:: as any*/),
                  (v37/*:: as any*/),
                  (v69/*:: as any*/)
                ],
                "type": "StickyNote",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"StickyNote\")"
          },
          {
            "alias": "organizerTasks",
            "args": (v14/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueDate",
                    "storageKey": null
                  },
                  (v59/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "group",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  (v70/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reminderSet",
                    "storageKey": null
                  },
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tags",
                    "storageKey": null
                  },
                  (v36/*:: as any*/),
                  (v46/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "assignedBy",
                    "plural": false,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canAssign",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": (v68/*:: as any*/),
                    "storageKey": null
                  },
                  (v53/*:: as any*/)
                ],
                "type": "OrganizerTask",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"OrganizerTask\")"
          },
          {
            "alias": "sharedNotes",
            "args": (v15/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v50/*:: as any*/),
                  (v65/*:: as any*/),
                  (v66/*:: as any*/),
                  (v56/*:: as any*/),
                  (v71/*:: as any*/),
                  (v72/*:: as any*/)
                ],
                "type": "SharedNote",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"SharedNote\")"
          },
          {
            "alias": "points",
            "args": (v16/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "storageKey": "changed(type:\"GamificationStats\")"
          },
          {
            "alias": "vendorContacts",
            "args": (v18/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "company",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "salesRep",
                    "storageKey": null
                  },
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accessLevel",
                    "storageKey": null
                  },
                  (v46/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "webAddress",
                    "storageKey": null
                  },
                  (v62/*:: as any*/),
                  (v27/*:: as any*/),
                  (v63/*:: as any*/)
                ],
                "type": "VendorContact",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"VendorContact\")"
          },
          {
            "alias": "serviceAppointments",
            "args": (v19/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v70/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startTime",
                    "storageKey": null
                  },
                  (v26/*:: as any*/),
                  (v51/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canMove",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v49/*:: as any*/),
                      (v47/*:: as any*/),
                      (v24/*:: as any*/),
                      (v30/*:: as any*/),
                      (v25/*:: as any*/),
                      (v31/*:: as any*/),
                      (v48/*:: as any*/),
                      (v34/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "technician",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canCancel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noShow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "needsOutcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "overbooked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reminderState",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reminderProblem",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canStart",
                    "storageKey": null
                  },
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canBookAgain",
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "smsReminder",
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endsAt",
                    "storageKey": null
                  },
                  {
                    "alias": "appointmentStatus",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  }
                ],
                "type": "ServiceAppointment",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"ServiceAppointment\")"
          },
          {
            "alias": "texts",
            "args": (v20/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "appointmentStartsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canMarkSent",
                    "storageKey": null
                  },
                  {
                    "alias": "person",
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v73/*:: as any*/),
                      (v25/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v74/*:: as any*/),
                  {
                    "alias": "textState",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "errorReason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "markedSentBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canSendAgain",
                    "storageKey": null
                  }
                ],
                "type": "SmsMessage",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"SmsMessage\")"
          },
          {
            "alias": "replies",
            "args": (v21/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "alias": "person",
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v73/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v74/*:: as any*/)
                ],
                "type": "SmsReply",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"SmsReply\")"
          },
          {
            "alias": "users",
            "args": (v22/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v25/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v43/*:: as any*/),
                  (v57/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isViewer",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canSendVerification",
                    "storageKey": null
                  },
                  (v46/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canSetPassword",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canChangePassword",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canDeactivate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canReactivate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDemo",
                    "storageKey": null
                  }
                ],
                "type": "User",
                "abstractKey": null
              }
            ],
            "storageKey": "changed(type:\"User\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "businessType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              (v34/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAppointmentsPerDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gamificationEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v75/*:: as any*/),
                "concreteType": "StickyNoteConnection",
                "kind": "LinkedField",
                "name": "stickyNotes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StickyNoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StickyNote",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v64/*:: as any*/),
                          (v50/*:: as any*/),
                          (v65/*:: as any*/),
                          (v66/*:: as any*/),
                          (v56/*:: as any*/),
                          (v46/*:: as any*/),
                          (v67/*:: as any*/),
                          (v37/*:: as any*/),
                          (v69/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "stickyNotes(first:6)"
              },
              {
                "alias": null,
                "args": (v75/*:: as any*/),
                "concreteType": "SharedNoteConnection",
                "kind": "LinkedField",
                "name": "sharedNotes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SharedNoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SharedNote",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v50/*:: as any*/),
                          (v65/*:: as any*/),
                          (v66/*:: as any*/),
                          (v56/*:: as any*/),
                          (v71/*:: as any*/),
                          (v72/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "sharedNotes(first:6)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MyDay",
                "kind": "LinkedField",
                "name": "myDay",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MyDayCounts",
                    "kind": "LinkedField",
                    "name": "counts",
                    "plural": false,
                    "selections": [
                      (v76/*:: as any*/),
                      (v77/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v79/*:: as any*/),
                    "concreteType": "MyDayEntry",
                    "kind": "LinkedField",
                    "name": "entries",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Contact",
                        "kind": "LinkedField",
                        "name": "contact",
                        "plural": false,
                        "selections": (v80/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FollowUp",
                        "kind": "LinkedField",
                        "name": "followUp",
                        "plural": false,
                        "selections": (v80/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HotBoardItem",
                        "kind": "LinkedField",
                        "name": "hotBoardItem",
                        "plural": false,
                        "selections": (v81/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrganizerTask",
                        "kind": "LinkedField",
                        "name": "organizerTask",
                        "plural": false,
                        "selections": (v81/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServiceAppointment",
                        "kind": "LinkedField",
                        "name": "serviceAppointment",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v30/*:: as any*/),
                              (v24/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v24/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "entries(first:3)"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Bell",
                "kind": "LinkedField",
                "name": "bell",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changesAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BellCounts",
                    "kind": "LinkedField",
                    "name": "counts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "overdueContacts",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "upcomingContacts",
                        "storageKey": null
                      },
                      (v82/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "overdueFollowUps",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dueTasks",
                        "storageKey": null
                      },
                      (v76/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Contact",
                    "kind": "LinkedField",
                    "name": "upcomingContacts",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v33/*:: as any*/),
                      (v26/*:: as any*/),
                      (v36/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HotBoardItem",
                    "kind": "LinkedField",
                    "name": "hotBoardItems",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/),
                      (v50/*:: as any*/),
                      (v59/*:: as any*/),
                      (v61/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
                  (v83/*:: as any*/),
                  (v77/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DashboardStats",
                "kind": "LinkedField",
                "name": "stats",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCustomers",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCustomersTrend",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scheduledToday",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scheduledTrend",
                    "storageKey": null
                  },
                  (v82/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hotBoardTrend",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completedToday",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completedTrend",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "followUpsToday",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "next",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": "UPCOMING"
                  },
                  (v78/*:: as any*/)
                ],
                "concreteType": "ContactConnection",
                "kind": "LinkedField",
                "name": "contacts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContactEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Contact",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v45/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "contacts(filter:\"UPCOMING\",first:3)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HotBoardCounts",
                "kind": "LinkedField",
                "name": "hotBoardCounts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "active",
                    "storageKey": null
                  },
                  (v58/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v79/*:: as any*/),
                "concreteType": "HotBoardItemConnection",
                "kind": "LinkedField",
                "name": "hotBoardItems",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HotBoardItemEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HotBoardItem",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v50/*:: as any*/),
                          (v59/*:: as any*/),
                          (v61/*:: as any*/),
                          (v60/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "hotBoardItems(first:3)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FollowUpCounts",
                "kind": "LinkedField",
                "name": "followUpCounts",
                "plural": false,
                "selections": [
                  (v84/*:: as any*/),
                  (v77/*:: as any*/),
                  (v83/*:: as any*/),
                  (v85/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TaskCounts",
                "kind": "LinkedField",
                "name": "taskCounts",
                "plural": false,
                "selections": [
                  (v77/*:: as any*/),
                  (v84/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tomorrow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thisWeek",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "later",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noDate",
                    "storageKey": null
                  },
                  (v85/*:: as any*/)
                ],
                "storageKey": null
              },
              (v24/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e1d32467da47257e9b49b48c14911d51c342af5dcece10a17c38a84f97bbfcdc",
    "metadata": {},
    "name": "watchChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "558b631546132298b34b60b2232c957e";

export default node;
