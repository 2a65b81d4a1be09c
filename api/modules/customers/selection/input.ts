import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { customerFilter } from '#api/modules/customers/filters/input.ts'

/** How many customers can be named one by one. */
const mostNamed = 500

/** How many customers one act takes. */
export const mostSelected = 10_000

const tooMany = `Choose at most ${mostNamed} customers one by one`
const ids = z.array(recordId('Customer'), { error: 'Customers must be a list' }).max(mostNamed, tooMany)

/** How an input names customers. */
export const namedCustomers = {
  ids: ids.min(1, 'Choose at least one customer').nullish(),
  except: ids.nullish().meta({ description: `Customers who match and are not meant, at most ${mostNamed}.` }),
}

/** Customers whom an act is for: some by id, or all whom a list shows. */
export const customerSelection = z
  .object({
    ids: namedCustomers.ids.meta({
      description: `These customers, at most ${mostNamed}, and nothing else of this input.`,
    }),
    filter: customerFilter.nullish().meta({ description: 'Customers who match it; all without one.' }),
    search: z.string({ error: 'Search must be text' }).nullish().meta({
      description: 'Only customers whom a list with this search shows.',
    }),
    except: namedCustomers.except,
    expectedCount: z.int({ error: 'The expected count is a number' }).nullish().meta({
      description:
        'How many customers the act is for, those of `except` left out. Required without `ids`. CONFLICT when it is another number by now.',
    }),
  })
  .refine(({ ids: named, ...matching }) => !named || Object.values(matching).every((part) => part == null), {
    path: ['ids'],
    message: 'Give either ids or a filter',
  })
  .refine(({ ids: named, expectedCount }) => named || expectedCount != null, {
    path: ['expectedCount'],
    message: 'Expected count is required',
  })
  .meta({
    title: 'CustomerSelectionInput',
    description: 'Customers whom an act is for: some by id, or all who match.',
  })

export type CustomerSelection = z.output<typeof customerSelection>
