import { z } from 'zod'
import { globalId, idOf, readGlobalId, textId } from '#api/core/graph/ids.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { isDay } from '#api/core/time/localTime.ts'
import { mostFields } from '#api/modules/custom-fields/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'

/** How many values one part of a filter takes. */
export const mostValues = 100

const listOf = <Item extends z.ZodType>(item: Item, noun: string, most = mostValues) =>
  z
    .array(item, { error: `Choose at least one ${noun}` })
    .min(1, `Choose at least one ${noun}`)
    .max(most, `Choose at most ${most} at once`)

/** The id of a record: global in the graph, the number of its row in a stored filter. */
const rowOf = (type: string, noun: string) =>
  z
    .codec(z.string(), z.int(), {
      decode: (id) => idOf(type, id, noun),
      encode: (id) => globalId(type, id),
    })
    .meta({ format: 'id' })

const interestId = z
  .codec(z.string(), z.string(), {
    decode: (id) => textId(readGlobalId(id).id),
    encode: (id) => globalId('InterestOption', id),
  })
  .meta({ format: 'id' })

const words = (label: string, max: number) =>
  z
    .codec(z.string().max(max, `${label} must be at most ${max} characters`), z.string(), {
      decode: canonical,
      encode: (stored) => stored,
    })
    .refine((value) => value !== '', `${label} is required`)
    .meta({ maxLength: max })

const day = z.string().refine(isDay, 'Must be a day as YYYY-MM-DD').meta({ format: 'date' })

const flag = z.boolean({ error: 'Must be true or false' })

const bound = z
  .string()
  .refine(
    (text) => isDay(text) || /^-?\d{1,15}(\.\d{1,15})?$/.test(text),
    'Must be a number, or a day as YYYY-MM-DD',
  )

/** What customers must have in a custom field. Several conditions must all be true. */
export const customFieldFilter = z
  .object({
    fieldId: rowOf('CustomField', 'Custom field'),
    choices: listOf(z.int({ error: 'A choice is given by its number' }), 'choice')
      .nullish()
      .meta({ description: 'One of these choices, by their numbers.' }),
    isYes: flag.nullish().meta({ description: 'Yes, or no.' }),
    is: words('Value', 200).nullish().meta({ description: 'This text, in whatever spelling.' }),
    contains: words('Value', 200)
      .nullish()
      .meta({ description: 'A text with this in it, in whatever spelling.' }),
    from: bound.nullish().meta({ description: 'This number or day, or a later one.' }),
    to: bound.nullish().meta({ description: 'This number or day, or an earlier one.' }),
    isEmpty: flag.nullish().meta({ description: 'Nothing, or with false something.' }),
  })
  .refine(
    ({ fieldId: _field, ...conditions }) => Object.values(conditions).some((value) => value != null),
    'Say what customers must have in the field',
  )
  .meta({ title: 'CustomFieldFilter', description: 'What customers must have in a custom field.' })
export type CustomFieldFilter = z.output<typeof customFieldFilter>

const daysAgo = 'Days must be a number from 1 to 3,650'

/** The parts of a filter of customers. Each is given alone or with others; a customer matches all that are given. */
const parts = {
  statuses: listOf(customerStatus, 'status').meta({ description: 'One of these.' }),
  interestIds: listOf(interestId, 'interest').meta({
    description: 'Interest options: customers with one of these or of `interests`.',
  }),
  interests: listOf(words('Interest', 80), 'interest').meta({
    description: 'Labels of interests, also of options that are no more.',
  }),
  city: words('City', 80).meta({ description: 'The city, in whatever spelling.' }),
  tagIds: listOf(rowOf('Tag', 'Tag'), 'tag').meta({
    description: 'Tags: customers with one of these, or with all of them when `everyTag` says so.',
  }),
  everyTag: flag.meta({ description: 'Whether customers must have all of `tagIds`.' }),
  createdFrom: day.meta({ description: 'Added on this day or later.' }),
  createdTo: day.meta({ description: 'Added on this day or before.' }),
  lastContactFrom: day.meta({ description: 'Last contacted on this day or later.' }),
  lastContactTo: day.meta({ description: 'Last contacted on this day or before.' }),
  lastContactDaysAgo: z
    .int({ error: daysAgo })
    .min(1, daysAgo)
    .max(3650, daysAgo)
    .meta({ description: 'Last contacted before this many days ago.' }),
  neverContacted: flag.meta({ description: 'Whether there was no contact yet, or there was one.' }),
  nextStep: z
    .enum(['NONE', 'OVERDUE'], { error: 'Next step must be none or overdue' })
    .meta({ title: 'CustomerNextStepFilter' }),
  nextStepBefore: day.meta({ description: 'With a next step before this day, overdue ones included.' }),
  owner: z
    .enum(['MINE', 'NOBODY'], { error: 'Owner must be mine or nobody' })
    .meta({ title: 'CustomerOwnerFilter' }),
  ownerId: rowOf('User', 'Team member').meta({ description: 'The user who looks after them.' }),
  importId: rowOf('Import', 'Import').meta({ description: 'Added by this import.' }),
  customFields: listOf(customFieldFilter, 'custom field', mostFields).meta({
    description: 'What they have in custom fields.',
  }),
}

type Parts = typeof parts

/**
 * Which customers. The graph, REST, exports, saved views and bulk changes take this filter; a stored filter holds its
 * output (docs/product/filters.md).
 */
export const customerFilter = z
  .object(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.nullish()])) as {
      [Name in keyof Parts]: z.ZodOptional<z.ZodNullable<Parts[Name]>>
    },
  )
  .meta({
    title: 'CustomerFilter',
    description:
      'Which customers: those who match every part that is given. Days are days in the time zone of the business.',
  })

/** A schema without being optional. */
export function requiredPart(part: z.core.$ZodType): z.ZodType {
  const isOptional = part instanceof z.ZodOptional || part instanceof z.ZodNullable
  return isOptional ? requiredPart(part.unwrap()) : (part as z.ZodType)
}

/** The parts by their names, without being optional. */
export const filterParts: Parts = parts

export type CustomerFilter = z.output<typeof customerFilter>

/** A filter as it is stored, of which only the parts of today are read. */
export const storedFilter = z
  .record(z.string(), z.unknown())
  .transform(
    (stored) =>
      Object.fromEntries(
        Object.entries(stored).filter(([name]) => Object.hasOwn(parts, name)),
      ) as CustomerFilter,
  )
