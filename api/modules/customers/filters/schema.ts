import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { graphTypeOf, inputType } from '#api/core/graph/inputType.ts'
import { priced } from '#api/core/limits/prices.ts'
import {
  type CustomerFilter,
  customerFilter,
  filterParts,
  mostValues,
} from '#api/modules/customers/filters/input.ts'

builder.enumType('CustomerNextStepFilter', {
  description: 'The next step that customers must have.',
  values: {
    NONE: { description: 'No open contact, follow-up or appointment.' },
    OVERDUE: { description: 'A contact, a follow-up or an appointment that is overdue.' },
  } satisfies Record<keyof typeof filterParts.nextStep.enum, object>,
})

builder.enumType('CustomerOwnerFilter', {
  description: 'Who looks after the customers.',
  values: {
    MINE: { description: 'The viewer.' },
    NOBODY: { description: 'Nobody.' },
  } satisfies Record<keyof typeof filterParts.owner.enum, object>,
})

export const CustomerFilterInput = inputType(customerFilter)

/** A filter as a saved view holds it, in the form that lists take. */
export const SavedCustomerFilter = builder
  .objectRef<{ filter: CustomerFilter }>('SavedCustomerFilter')
  .implement({
    description: 'The filter of a saved view. Its fields are those of `CustomerFilter`.',
    fields: (t) =>
      Object.fromEntries(
        (Object.entries(filterParts) as [keyof CustomerFilter, z.ZodType][]).map(([name, part]) => [
          name,
          t.field({
            // Pothos also accepts the name of a type, and one in an array for a list.
            type: graphTypeOf(part) as 'String',
            nullable: true,
            ...(part instanceof z.ZodArray && { extensions: priced({ rows: mostValues, statements: 0 }) }),
            description: part.meta()?.description,
            resolve: ({ filter }) => (filter[name] == null ? null : (z.encode(part, filter[name]) as string)),
          }),
        ]),
      ),
  })
