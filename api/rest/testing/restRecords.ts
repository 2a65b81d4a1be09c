import type { ImportState } from '#api/generated/enums.ts'
import { passkeyOf } from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { possibleDuplicate } from '#api/modules/duplicates/testing/possibleDuplicate.ts'
import { mergedCustomer } from '#api/modules/merges/testing/merges.ts'
import { remove } from '#api/modules/trash/testing/trash.ts'
import { commentOf } from '#api/testing/harness/records/hotBoardComments.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'
import { insertRecord } from '#api/testing/harness/samples/samplesOfModules.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

type Id = number | string

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * For each type that a REST request can refer to, a function that resolves to the id of a record, which its first call
 * adds.
 */
export function recordMakers(world: World, business: TestBusiness): Record<string, () => Promise<Id>> {
  const customer = once(() => business.customer())
  // Not one of the signed-in users, because the samples change this user's role.
  const member = once(() => business.member())
  const inserted = table.flatMap(({ record = '' }) => {
    const insert = insertRecord[record]
    const add = async () => insert?.({ world, business, customerId: (await customer()).id, mark: 'Own' })
    return insert ? [[record, add] as const] : []
  })
  const makers: Record<string, () => Promise<{ id: Id } | undefined>> = {
    ...Object.fromEntries(inserted),
    // Of an account that nobody uses here.
    Session: async () => sessionOf(world, business, (await member()).id),
    // Of the admin, who signs in by a token.
    Passkey: () => passkeyOf(world, { businessId: business.id, userId: business.admin.id }),
    WebhookEndpoint: async () => (await ownWebhook(world, business)).endpoint,
    WebhookDelivery: async () => (await ownWebhook(world, business)).message,
    Customer: customer,
    User: member,
    // A step of another plan than the samples add to, because a plan has a maximum number of steps.
    FollowUpStep: () => business.planStep({ customerStatus: 'SOLD' }),
    InterestOption: () => ownOption(world, business),
    StickyNote: async () => (await noteOf(world, business, business.admin, [await member()])).note,
    HotBoardComment: () => commentOf(world, business),
    TrashEntry: async () => {
      const { id: recordId } = await business.customer()
      await remove(business.admin.actor, 'Customer', recordId)
      return world.prisma.trashEntry.findFirstOrThrow({ where: { recordId }, select: { id: true } })
    },
    CustomerMerge: () => mergedCustomer(world, business),
    BulkRun: async () =>
      insertRecord.BulkRun?.({ world, business, customerId: (await customer()).id, mark: 'Own' }),
    OtherCustomer: () => business.customer(),
    PossibleDuplicate: () => possibleDuplicate(business),
    Import: () => importIn(world, business, 'READY'),
    RunningImport: () => importIn(world, business, 'RUNNING'),
    StoppedImport: () => importIn(world, business, 'STOPPED'),
    RevertedImport: () => importIn(world, business, 'REVERTED'),
    RestoringImport: () => importIn(world, business, 'RESTORING'),
    SharedNote: async () => (await noteOf(world, business, business.employee, [business.admin])).shares[0],
  }
  const idOf = async (add: () => Promise<{ id: Id } | undefined>) => (await add())?.id ?? 0
  return Object.fromEntries(Object.entries(makers).map(([type, add]) => [type, once(() => idOf(add))]))
}

/** An import in a state. */
const importIn = ({ prisma, clock }: World, { id: businessId }: TestBusiness, state: ImportState) =>
  prisma.import.create({
    data: {
      businessId,
      name: 'shop.csv',
      size: 10,
      createdByName: 'Ada',
      createdAt: clock.now(),
      state,
      columns: [{ header: 'Name', target: 'FULL_NAME', by: 'NAME' }],
    },
    select: { id: true },
  })

/** Adds a record of each type that a REST request can refer to; their ids by type. */
export async function restRecords(world: World, business: TestBusiness): Promise<Record<string, Id>> {
  const ids: Record<string, Id> = {}
  for (const [type, add] of Object.entries(recordMakers(world, business))) ids[type] = await add()
  return ids
}

async function ownOption({ prisma }: World, { id: businessId }: TestBusiness) {
  const data = { businessId, value: 'foosball', label: 'Foosball', sortOrder: 1 }
  return prisma.interestOption.create({ data })
}

/** A webhook with a message. */
async function ownWebhook(world: World, business: TestBusiness) {
  const endpoint = await webhookTo(world, business, 'https://hooks.example.com/', ['text.received'])
  await pendingMessages(world, endpoint, 1)
  const where = { endpointId: endpoint.id }
  return { endpoint, message: await world.prisma.webhookDelivery.findFirstOrThrow({ where }) }
}

function sessionOf({ prisma }: World, { id: businessId }: TestBusiness, userId: number) {
  const session = { version: 0, network: '192.0.2.x', expiresAt: new Date('2030-01-01') }
  return prisma.session.create({ data: { id: crypto.randomUUID(), businessId, userId, ...session } })
}
