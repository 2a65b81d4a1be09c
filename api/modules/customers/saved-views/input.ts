import { z } from 'zod'
import { optionalText, text } from '#api/core/input/input.ts'
import { CustomerSort } from '#api/generated/enums.ts'
import { customerFilter } from '#api/modules/customers/filters/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'
import { customerLayout } from '#api/modules/customers/layout/input.ts'

const name = text('Name', 40)

/** A new saved view: name, search, filters, sort order and layout. */
export const newView = z.object({
  name,
  search: optionalText('Search', 200),
  filter: customerFilter.nullish(),
  status: customerStatus.nullish(),
  interest: optionalText('Interest', 80),
  noNextStep: z.boolean().default(false),
  mine: z.boolean().default(false),
  shared: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether everybody in the business has the view; for managers and admins.' }),
  sort: z.enum(CustomerSort, { error: 'Sort must be newest or name' }).meta({ title: 'CustomerSort' }),
  layout: customerLayout,
})
export type NewView = z.output<typeof newView>

export const viewName = z.object({ name })
