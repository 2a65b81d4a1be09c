import { z } from 'zod'
import { reasons } from '#api/modules/duplicates/lists.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { enumTexts } from '#api/rest/route.ts'
import { databaseId } from '#api/rest/selection.ts'

const reasonTexts = enumTexts(
  Object.fromEntries(reasons.map((reason) => [reason, reason])) as Record<(typeof reasons)[number], string>,
  'Unknown reason',
)

const possibleDuplicate = z.object({
  id: z.string(),
  reason: reasonTexts.answer,
  count: z.int(),
  customers: z.array(z.object({ id: databaseId, name: z.string() })),
})

/** The REST rows of possible duplicates. */
export const rows = [
  listRow({
    path: '/api/possible-duplicates',
    summary:
      'Customers who may be one person, in groups, the newest first: `reason` says what they share, `count` how many they are; the five newest are named.',
    at: 'viewer.business.possibleDuplicates',
    answer: possibleDuplicate,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/possible-duplicates/:id/dismiss',
    ids: 'text',
    summary:
      'Says that the customers of a group are not one person. They are left out until a phone or an address of one of them changes.',
    mutation: 'dismissDuplicate',
    selection: 'dismissedId',
    input: ({ params }) => ({ id: params.id }),
    answer: z.object({ success: z.literal(true) }),
    reshape: () => ({ success: true }),
  }),
]
