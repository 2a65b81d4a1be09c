import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { textIdOf } from '#api/modules/interests/ids.ts'
import { interestLabel } from '#api/modules/interests/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { instantText } from '#api/rest/route.ts'

const option = z
  .object({ id: z.string(), value: z.string(), label: z.string(), sortOrder: z.int() })
  .meta({ id: 'InterestOption' })

const asOption = {
  answer: option,
  reshape: (node: { id: string }) => ({ ...node, id: textIdOf('InterestOption', node.id) }),
} as const

const options = recordRows('/api/interest-options', { record: 'InterestOption', ...asOption })
const byId = { ids: 'text', noun: 'Interest option' } as const

function list(path: string) {
  return queryRow({
    path,
    summary: 'What customers can be interested in, in the order of the business.',
    at: 'viewer.business.interestOptions',
    list: true,
    ...asOption,
  })
}

/** The new order, from a list of options with positions; options without a position keep their order. */
const order = z.object({
  items: z
    .array(
      z.object({
        id: z.string({ error: 'Each item needs the id of an interest option' }),
        sortOrder: z.int({ error: 'Sort order must be a whole number' }).optional(),
      }),
      { error: 'Items must be a list of interest options' },
    )
    .transform((items) =>
      items
        .map(({ id, sortOrder }, place) => ({ id, place: sortOrder ?? place }))
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id),
    ),
})

/**
 * The REST rows of interest options; both paths of the list give the same response. A `value` in the body is ignored,
 * because it is derived from the label.
 */
export const rows = [
  list('/api/interest-options'),
  list('/api/settings/interests'),
  options.create('createInterestOption', {
    summary: 'Adds an interest option below the others.',
    body: interestLabel,
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/interest-options/reorder',
    summary:
      'Sets the order of the interest options. Options that are not listed follow in their previous order. Answers all of them.',
    mutation: 'reorderInterestOptions',
    payload: 'interestOptions',
    answer: z.array(option),
    reshape: (options: { id: string }[]) => options.map(asOption.reshape),
    body: order,
    ignores: z.object({ items: z.array(option.extend({ businessId: z.int(), createdAt: instantText })) }),
    input: ({ body }) => ({ ids: body.items.map((id) => globalId('InterestOption', id)) }),
  }),
  options.update('updateInterestOption', { ...byId, body: interestLabel }),
  options.remove('deleteInterestOption', byId),
]
