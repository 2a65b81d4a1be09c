import { customer, noTagsOrFields } from './customerData.ts'

/** An appointment as the API returns it, with every field that a screen selects. */
export function appointment(id: number, more: Record<string, unknown> = {}) {
  return {
    __typename: 'ServiceAppointment',
    __isNode: 'ServiceAppointment',
    id: `a${id}`,
    databaseId: id,
    date: '2026-11-21',
    startTime: '09:00',
    endTime: '11:00',
    startsAt: '2026-11-21T14:00:00.000Z',
    endsAt: '2026-11-21T16:00:00.000Z',
    updatedAt: '2026-11-20T17:30:00.000Z',
    technician: 'Theo Felt',
    technicianUserId: null,
    needsTechnician: false,
    description: 'New felt',
    notes: null,
    status: 'SCHEDULED',
    appointmentStatus: 'SCHEDULED',
    isNoShow: false,
    isOverbooked: false,
    hasSmsReminder: true,
    isReminderSent: false,
    reminderState: 'PENDING',
    reminderProblem: null,
    needsOutcome: false,
    canMove: true,
    canCancel: true,
    canStart: true,
    canComplete: false,
    canBookAgain: false,
    completedAt: null,
    confirmedAt: null,
    completedBy: null,
    cancelledBy: null,
    customer: customer(1, 'Maria Ortiz'),
    ...more,
  }
}

interface Page {
  canOverbook?: boolean
  canSendTexts?: boolean
  /** Upcoming appointments. */
  ahead?: readonly ReturnType<typeof appointment>[]
}

/** The data of a customer's page, in the time zone of New York. */
export function customerPageData({ canOverbook = false, canSendTexts = true, ahead = [] }: Page = {}) {
  const pageInfo = { endCursor: null, hasNextPage: false }
  return {
    data: {
      viewer: {
        user: { __typename: 'User', id: 'u1' },
        business: {
          __typename: 'Business',
          id: 'b1',
          canOverbook,
          canSendTexts,
          sampleAppointment: null,
          ...noTagsOrFields,
          interestOptions: [],
          team: [],
          customer: {
            ...customer(1, 'Maria Ortiz'),
            createdAt: '2026-01-05T15:00:00.000Z',
            latestMerge: null,
            hasStoppedTexts: false,
            canResumeTexts: false,
            ahead: {
              edges: ahead.map((node) => ({
                __typename: 'TimelineEdge',
                at: node.startsAt,
                cursor: node.id,
                node: {
                  ...node,
                  __isTimelineEntry: 'ServiceAppointment',
                },
              })),
              pageInfo,
            },
            history: { edges: [], pageInfo },
          },
        },
      },
    },
  }
}
