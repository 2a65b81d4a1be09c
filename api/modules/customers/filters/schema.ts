import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { graphTypeOf, inputType } from '#api/core/graph/inputType.ts'
import { priced } from '#api/core/limits/prices.ts'
import { mostFields } from '#api/modules/custom-fields/input.ts'
import {
  type CustomerFilter,
  customerFilter,
  customFieldFilter,
  filterParts,
  mostValues,
  requiredPart,
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

inputType(customFieldFilter)
export const CustomerFilterInput = inputType(customerFilter)

/** The size of a list, which its schema bounds. */
function sized(part: z.ZodType) {
  if (!(part instanceof z.ZodArray)) return {}
  const rows = part.element instanceof z.ZodObject ? mostFields : mostValues
  return { extensions: priced({ rows, statements: 0 }) }
}

const SavedCustomFieldFilter = builder
  .objectRef<z.input<typeof customFieldFilter>>('SavedCustomFieldFilter')
  .implement({
    description: 'What customers must have in a custom field. Its fields are those of `CustomFieldFilter`.',
    fields: (t) =>
      Object.fromEntries(
        Object.entries(customFieldFilter.shape).map(([name, shape]) => {
          const part = requiredPart(shape)
          return [
            name,
            t.field({
              type: graphTypeOf(part) as 'String',
              nullable: part !== shape,
              ...sized(part),
              description: shape.meta()?.description,
              resolve: (encoded) =>
                (encoded[name as keyof typeof encoded] as string | null | undefined) ?? (null as never),
            }),
          ]
        }),
      ),
  })

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
            type: (name === 'customFields' ? [SavedCustomFieldFilter] : graphTypeOf(part)) as 'String',
            nullable: true,
            ...sized(part),
            description: part.meta()?.description,
            resolve: ({ filter }) => (filter[name] == null ? null : (z.encode(part, filter[name]) as string)),
          }),
        ]),
      ),
  })
