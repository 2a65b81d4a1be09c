import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { expected, expectedClosedAt, instant, onlyIfOpen } from '#api/core/input/input.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { followUpResult, snooze } from '#api/modules/follow-ups/input.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import {
  completeFollowUp,
  reopenFollowUp,
  skipFollowUp,
  snoozeFollowUp,
} from '#api/modules/follow-ups/service.ts'
import { withCelebrations } from '#api/modules/points/schema.ts'

const followUpId = recordId('FollowUp', 'Follow-up')

const payload = recordPayload('followUp', FollowUp)

mutation('completeFollowUp', {
  authScopes: { can: 'followUp:write' },
  description: 'Completes a follow-up. Idempotent: calling it again returns the first result.',
  input: z.object({ id: followUpId, ...followUpResult.shape, onlyIfOpen }),
  resolve: ({ id, ...input }, { ctx }) => completeFollowUp(ctx, id, input),
  payload: recordPayload('followUp', FollowUp, withCelebrations('FollowUp')),
})

mutation('skipFollowUp', {
  authScopes: { can: 'followUp:write' },
  description: 'Skips a follow-up. Idempotent: calling it again returns the first result.',
  input: z.object({ id: followUpId, onlyIfOpen }),
  resolve: ({ id, onlyIfOpen }, { ctx }) => skipFollowUp(ctx, id, onlyIfOpen),
  payload,
})

mutation('snoozeFollowUp', {
  authScopes: { can: 'followUp:write' },
  description:
    'Moves a pending follow-up to another day or time. A past date is allowed and makes it overdue. CONFLICT when it is not pending, or when `expectedScheduledDate` is given and the follow-up has another time by now.',
  input: z.object({ id: followUpId, ...snooze.shape, expectedScheduledDate: expected(instant) }),
  resolve: ({ id, expectedScheduledDate, ...to }, { ctx }) =>
    snoozeFollowUp(ctx, id, to, expectedScheduledDate),
  payload,
})

mutation('reopenFollowUp', {
  authScopes: { can: 'followUp:reopen' },
  description:
    'Reopens a completed or skipped follow-up. Users reopen what they closed themselves, managers and admins all.',
  input: z.object({ id: followUpId, expectedClosedAt }),
  resolve: ({ id, expectedClosedAt }, { ctx }) => reopenFollowUp(ctx, id, expectedClosedAt),
  payload,
})
