import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'
import { fold } from '#api/core/text/fold.ts'
import { CustomFieldType } from '#api/generated/enums.ts'

/** How many fields may be in use, and how many choices a field may offer. */
export const mostFields = 20
export const mostChoices = 50

/** What customers have already, as screens and files call it. */
const ownFields = [
  ...[
    'Number',
    'Name',
    'First Name',
    'Last Name',
    'Phone',
    'Phone Number',
    'Email',
    'Address',
    'City',
    'Interest',
  ],
  ...['Status', 'Owner', 'Notes', 'Tags', 'Created', 'Updated', 'Last Contact', 'Next Contact'],
].map(fold)

const label = text('Label', 40).refine(
  (value) => !ownFields.includes(fold(value)),
  'Customers have this field already',
)
const choiceLabel = text('Choice', 80)

const tooMany = `A field can have at most ${mostChoices} choices`

const areDifferent = (labels: readonly string[]) => new Set(labels.map(fold)).size === labels.length

const isOnCard = z
  .boolean({ error: 'On card must be true or false' })
  .meta({ description: 'Whether cards of customers show it.' })

/** A new field. */
export const newField = z.object({
  label: label.meta({ description: 'Unique in the business, whatever its spelling.' }),
  type: z
    .enum(CustomFieldType, { error: 'Type must be text, number, date, choice or yes_no' })
    .meta({ title: 'CustomFieldType', description: 'It stays as it is.' }),
  choices: z
    .array(choiceLabel, { error: 'Choices must be a list' })
    .max(mostChoices, tooMany)
    .refine(areDifferent, 'Each choice can be listed once')
    .default([])
    .meta({ description: 'The labels of a choice.' }),
  isOnCard: isOnCard.default(false),
})
export type NewField = z.output<typeof newField>

const choiceNumber = z.int({ error: 'A choice is given by its number' })

export const fieldChoice = z
  .object({
    number: choiceNumber.nullish().meta({ description: 'An existing choice; none for a new one.' }),
    label: choiceLabel,
  })
  .meta({ title: 'CustomFieldChoiceInput', description: 'A choice of a field.' })

export const replacement = z
  .object({
    number: choiceNumber.meta({ description: 'The choice that goes.' }),
    by: choiceNumber.meta({ description: 'What customers who have it get instead.' }),
  })
  .meta({ title: 'ChoiceReplacementInput', description: 'What takes the place of a choice.' })

export const fieldChanges = z
  .object({
    label,
    isOnCard,
    choices: z
      .array(fieldChoice, { error: 'Choices must be a list' })
      .max(mostChoices, tooMany)
      .refine(
        (choices) => areDifferent(choices.map((choice) => choice.label)),
        'Each choice can be listed once',
      )
      .meta({ description: 'All choices in their order. One that is left out is removed.' }),
    replaced: z
      .array(replacement, { error: 'Replaced choices must be a list' })
      .meta({ description: 'Needed for each removed choice that customers have.' }),
  })
  .partial()
export type FieldChanges = z.output<typeof fieldChanges>

export const fieldId = recordId('CustomField', 'Custom field')

/** The value of a field, as input of the graph. */
export const customValue = z
  .object({
    fieldId: fieldId.nullish(),
    fieldLabel: z.string().nullish().meta({ description: 'The label of the field, instead of its id.' }),
    value: z.string().nullish().meta({
      description:
        'Text; a number such as `42.5`; a date such as `2026-11-29`; the label of a choice; `yes` or `no`. Null empties it.',
    }),
  })
  .meta({ title: 'CustomValueInput', description: 'The value of a custom field, by id or label.' })
export type CustomValue = z.output<typeof customValue>

/** What an input of a customer says of custom fields. */
export const customOfCustomer = {
  customFields: z
    .array(customValue, { error: 'Custom fields must be a list' })
    .nullish()
    .meta({ description: 'Values of custom fields. Those that are not mentioned stay.' }),
}
