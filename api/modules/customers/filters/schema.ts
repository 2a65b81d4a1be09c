import { builder } from '#api/core/graph/builder.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { customerFilter, type filterParts } from '#api/modules/customers/filters/input.ts'

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
