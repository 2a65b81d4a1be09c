import fc from 'fast-check'
import {
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { platformNodes } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { passkeyOf } from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { schema } from '#api/schema.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { insertRecord } from '#api/testing/harness/samples/samplesOfModules.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { callOf, variablesOf } from '#api/testing/matrices/samples.ts'

const nasty = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil',
  '\u{1f3b1}\u{1f9d1}\u200d\u{1f9b0}',
  '{{7*7}}<script>alert(1)</script>',
  '\'; DROP TABLE "Customer"; --',
  '\\',
  '%',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '-1e309',
  'x'.repeat(1_000_000),
]

const node = 'query ($id: ID!) { node(id: $id) { id } }'
const nodeTypes = schema
  .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
  .map(({ name }) => name)
  .filter((name) => !platformNodes.has(name))

const mutation = schema.getMutationType() as GraphQLObjectType

/** The paths of all text fields in an input, including nested ones. `=` marks a field that excludes its siblings. */
function textsIn(input: GraphQLInputObjectType): string[] {
  return Object.values(input.getFields()).flatMap((part) => {
    const type = getNamedType(part.type)
    const name = input.isOneOf ? `=${part.name}` : part.name
    if (isInputObjectType(type)) return textsIn(type).map((path) => `${name}.${path}`)
    return ['String', 'ID'].includes(type.name) ? [name] : []
  })
}

const textFields = Object.values(mutation.getFields()).flatMap((field) => {
  const input = field.args[0] && (getNamedType(field.args[0].type) as GraphQLInputObjectType)
  const rule = field.extensions.rule as Scopes
  return input ? textsIn(input).map((path) => ({ name: field.name, field: path, rule })) : []
})

function put(input: Record<string, unknown>, path: string, text: string): void {
  const [step = '', ...rest] = path.split('.')
  const first = step.replace('=', '')
  if (first !== step) for (const other of Object.keys(input)) delete input[other]
  if (rest.length === 0) input[first] = text
  else {
    // The sample has one of the fields that exclude each other. A filter of a custom field needs to say which.
    input[first] ??= first === 'customFields' ? { fieldId: globalId('CustomField', 1) } : {}
    for (const part of [input[first]].flat()) put(part as typeof input, rest.join('.'), text)
  }
}

const names = /(^|[.=])(firstName|lastName|name|title|label|company|salesRep|technician|username)$/
// Deleting a business requires typing its name, so any text is valid there.
const nameFields = textFields.filter(({ name, field }) => names.test(field) && name !== 'deleteBusiness')
const invisible = ['\u200b', '\u2060\u00ad', '\u2800', '\u3164', '\ufe0f', '\u{e0041}', '\u0301']

describe('text from outside', () => {
  let world: World
  let business: TestBusiness
  let operator: Actor
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    operator = await operatorOf(world)
    const { id: customerId } = await business.customer()
    for (const [type, insert] of Object.entries(insertRecord)) {
      ids[type] = globalId(type, (await insert({ world, business, customerId, mark: 'Own' })).id)
    }
    // An activity is written for a customer.
    delete ids.Activity
    const webhook = await webhookTo(world, business, 'https://hooks.example.com/', ['text.received'])
    await pendingMessages(world, webhook, 1)
    const message = await world.prisma.webhookDelivery.findFirstOrThrow({ where: { endpointId: webhook.id } })
    const owner = { businessId: business.id, userId: business.admin.id }
    Object.assign(ids, {
      Passkey: globalId('Passkey', (await passkeyOf(world, owner)).id),
      Webhook: globalId('WebhookEndpoint', webhook.id),
      WebhookSecret: globalId('WebhookEndpoint', webhook.id),
      WebhookAgain: globalId('WebhookDelivery', message.id),
      Customer: globalId('Customer', customerId),
      Step: ids.FollowUpStep,
      User: globalId('User', (await business.member()).id),
      Business: globalId('ManagedBusiness', (await world.business()).id),
      UserPassword: globalId('ManagedUser', business.employee.id),
    })
  })

  const idFor = (name: string) => {
    // The longest name first: a vendor contact is not a contact.
    const nouns = Object.keys(ids).sort((a, b) => b.length - a.length)
    const type = nouns.find((noun) => name.endsWith(noun) && name !== 'scheduleContact')
    return ids[type ?? 'Customer'] ?? ''
  }

  it.each(nameFields)('$field of $name is more than invisible characters', async ({ name, field, rule }) => {
    const sender = rule.session === 'superadmin' ? operator : business.admin.actor
    for (const text of invisible) {
      const variables = variablesOf(mutation, name, idFor(name)) as { input: Record<string, unknown> }
      for (const [key, id] of Object.entries({
        customerId: ids.Customer,
        userId: ids.User,
        technicianUserId: ids.User,
        ownerId: ids.User,
      })) {
        if (key in variables.input) variables.input[key] = id
      }
      delete variables.input.assignedTo
      // It has ids of records of several types.
      delete variables.input.filter
      // The sample has the id of another record in them.
      for (const list of ['tags', 'addTags', 'removeTags', 'customFields', 'choices']) {
        if (list in variables.input) variables.input[list] = field.startsWith(`${list}.`) ? [{}] : []
      }
      put(variables.input, field, text)
      const { failures } = await sender.run(callOf('mutation', mutation, name), variables)
      expect(failures).toMatchObject([{ code: 'BAD_INPUT' }])
      const named = Object.keys(failures[0]?.fields ?? {}).map((key) => key.replaceAll(/\.\d+\./g, '.'))
      expect(named).toContain(field.replaceAll('=', ''))
    }
  })

  it.each(textFields)(
    '$field of $name is stored or refused, never a fault of ours',
    async ({ name, field, rule }) => {
      const call = callOf('mutation', mutation, name)
      const sender = rule.session === 'superadmin' ? operator : business.admin.actor
      const codes = new Set<string>()
      const send = async (text: string) => {
        const variables = variablesOf(mutation, name, idFor(name)) as { input: Record<string, unknown> }
        put(variables.input, field, text)
        const { failures } = await sender.run(call, variables)
        for (const { code, message } of failures) {
          if (code === 'INTERNAL') throw new Error(`${JSON.stringify(text.slice(0, 80))}: ${message}`)
          codes.add(code)
        }
      }
      for (const text of nasty) await send(text)
      await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), send), { numRuns: 15 })
      expect([...codes].filter((code) => code === 'UNAVAILABLE')).toEqual([])
    },
  )

  it.each(nodeTypes)('names no %s', async (type) => {
    for (const text of nasty) {
      const id = globalId(type, text)
      expect(await business.admin.actor.run(node, { id })).toEqual({ data: { node: null }, failures: [] })
    }
  })

  it.each([
    '',
    ':',
    '5',
    'Customer',
    'Strange:1',
    '__proto__:1',
    'Viewer:1',
    'Node:1',
    'Role:ADMIN',
    '\ud800',
  ])('is refused where it can be no id: %j', async (id) => {
    const words = ['This is not the id of a record']
    expect((await business.admin.actor.fails(node, { id })).fields).toEqual({ id: words })
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    expect((await business.admin.actor.fails(nodes, { ids: [ids.Customer, id] })).fields).toEqual({
      ids: words,
    })
  })

  it('is stored in its canonical form, and otherwise exactly', async () => {
    const update = `mutation ($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) { customer { notes city } } }`
    const printable = fc
      .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 60 })
      .filter((text) => text === text.trim() && text !== '')
    await fc.assert(
      fc.asyncProperty(printable, async (text) => {
        const notes = `${text}\n\tend`
        const input = { id: ids.Customer, notes: `  ${notes}\u200b` }
        const { updateCustomer } = await business.admin.actor.ok(update, { input })
        expect(updateCustomer.customer.notes).toBe(canonical(notes))
      }),
      { numRuns: 40 },
    )
  })
})
