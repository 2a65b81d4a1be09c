import SchemaBuilder from '@pothos/core'
import { type GraphQLInputObjectType, printType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { inputFields } from '#api/core/graph/inputType.ts'
import { instant, optionalText, phone, text } from '#api/core/input/input.ts'

const day = z.string().meta({ format: 'date' })

/** A schema with a field whose arguments come from a zod schema. */
function graphOf(schema: z.ZodObject) {
  // A separate builder, because the API's builder accepts no types once the schema is built.
  const sample = new SchemaBuilder<object>({} as never)
  for (const name of ['Date', 'DateTime']) sample.scalarType(name as never, { serialize: String })
  sample.enumType('Level', { values: ['ALL', 'ADMIN'] })
  sample.inputType('Part', { fields: (t) => ({ name: t.string() }) })
  const input = sample.inputType('Sample', { fields: (t) => inputFields(t as never, schema) as never })
  sample.queryType({
    fields: (t) => ({ taken: t.boolean({ args: { input: t.arg({ type: input }) }, resolve: () => true }) }),
  })
  return sample.toSchema().getType('Sample') as GraphQLInputObjectType
}

describe('the fields that take what a schema takes', () => {
  const type = graphOf(
    z.object({
      id: recordId('Customer'),
      owner: recordId('User').nullish(),
      title: text('Title', 160).meta({ description: 'In a line.' }),
      notes: optionalText('Notes', 5000),
      phoneNumber: phone('Phone number'),
      secret: text('Secret', 200).meta({ minLength: 6 }),
      time: text('Time', 5).meta({ pattern: '^\\d\\d:\\d\\d$' }),
      day: day.nullable().default(null),
      at: instant,
      limit: z.int().min(1).max(20).optional(),
      version: z.int().nullish(),
      tags: z.array(text('Tag', 30)).default([]),
      on: z.boolean().default(true),
      level: z.enum(['ALL', 'ADMIN']).meta({ title: 'Level' }).default('ALL'),
      part: z.preprocess((value) => value ?? {}, z.object({ name: z.string() }).meta({ title: 'Part' })),
    }),
  )

  it('have its types, descriptions, bounds and defaults', () => {
    expect(printType(type)).toBe(`input Sample {
  at: DateTime!
  day: Date
  id: ID!
  level: Level! = ALL

  """1 to 20."""
  limit: Int

  """At most 5,000 characters."""
  notes: String
  on: Boolean! = true
  owner: ID
  part: Part!

  """
  A North American phone number in any format, with 7 to 10 digits. \`+1\`, labels and an extension are taken off. At most 40 characters.
  """
  phoneNumber: String!

  """6 to 200 characters."""
  secret: String!
  tags: [String!]! = []
  time: String!

  """In a line. At most 160 characters."""
  title: String!
  version: Int
}`)
  })

  it('say how much text they take', () => {
    const lengths = Object.values(type.getFields()).map(({ name, extensions }) => [
      name,
      extensions.maxLength,
    ])
    expect(Object.fromEntries(lengths.filter(([, length]) => length))).toEqual({
      title: 160,
      notes: 5000,
      phoneNumber: 40,
      secret: 200,
      time: 5,
    })
  })
})

it('An input type refuses a shape that the graph has no type for', () => {
  expect(() => graphOf(z.object({ share: z.number() }))).toThrow(
    'The graph has no type for {"type":"number"}',
  )
})
