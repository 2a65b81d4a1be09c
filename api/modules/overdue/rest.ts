import { z } from 'zod'
import { overdueMove, targets } from '#api/modules/overdue/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId } from '#api/rest/selection.ts'

const answer = z.object({
  count: z.int(),
  moved: z.array(z.object({ id: databaseId, from: instantText, to: instantText })),
})

const [today, tomorrow, spread] = targets

const body = overdueMove.extend({
  to: enumTexts(
    { [today]: today, [tomorrow]: tomorrow, [spread]: spread },
    'To must be today, tomorrow or spread',
  ).body,
})

/** The REST rows that move all overdue work of a kind. */
export const rows = [
  mutationRow({
    method: 'POST',
    path: '/api/contacts/move-overdue',
    summary:
      'Moves the overdue contacts, at most 500, oldest first, to today, tomorrow, or over the next days from Monday to Friday, `perDay` on each.',
    mutation: 'moveOverdueContacts',
    answer,
    body,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/followups/move-overdue',
    summary: 'Moves the overdue follow-ups in the same way.',
    mutation: 'moveOverdueFollowUps',
    answer,
    body,
  }),
]
