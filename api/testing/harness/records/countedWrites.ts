import type { PrismaClient } from '#api/generated/client.ts'
import type { TestBusiness } from '#api/testing/harness/world.ts'

/** Pseudo-random choices that are the same in every run. */
export interface Chance {
  below(limit: number): number
  one<T>(choices: readonly T[]): T
}

/** A pseudo-random generator (mulberry32), seeded with a text. */
export function chanceFrom(text: string): Chance {
  let state = [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, one: (choices) => choices[below(choices.length)] as never }
}

const minute = 60_000
const day = 24 * 60 * minute

/** Instants that counts may get wrong: around now, and around the limits of the periods that they cover. */
export const moments = (now: Date) => (chance: Chance) => {
  const days = chance.one([0, 0, 0, 1, -1, 5, -5, -29, -30, -59, -60, -61])
  return new Date(Number(now) + days * day + (chance.below(3000) - 1500) * minute + chance.below(minute))
}

type Write = (
  prisma: PrismaClient,
  business: TestBusiness,
  moment: (chance: Chance) => Date,
  chance: Chance,
) => Promise<unknown>

const some = (limit: number, chance: Chance) => Array.from({ length: 1 + chance.below(limit) })

/** All kinds of writes that affect a count, of one row and of many. */
export const writes = {
  async addCustomers(prisma, { id: businessId }, moment, chance) {
    const names = { firstName: 'A', lastName: 'B', name: 'A B', phoneNumber: '5550100', interest: 'x' }
    const data = some(8, chance).map(() => ({ businessId, ...names, createdAt: moment(chance) }))
    await prisma.customer.createMany({ data })
  },
  async scheduleContacts(prisma, { id: businessId }, moment, chance) {
    const customers = await prisma.customer.findMany({ where: { businessId } })
    const data = customers.flatMap(({ id: customerId }) =>
      some(3, chance).map(() => ({ businessId, customerId, scheduledDate: moment(chance) })),
    )
    await prisma.contact.createMany({ data })
  },
  async completeSome(prisma, { id: businessId }, moment, chance) {
    const where = { businessId, completed: false, id: { gt: chance.below(500) } }
    await prisma.contact.updateMany({ where, data: { completed: true, completedAt: moment(chance) } })
  },
  async moveOne(prisma, { id: businessId }, moment, chance) {
    const one = await prisma.contact.findFirst({ where: { businessId }, orderBy: { scheduledDate: 'desc' } })
    await prisma.contact.updateMany({
      where: { businessId, id: one?.id ?? 0 },
      data: { scheduledDate: moment(chance), notes: 'moved' },
    })
  },
  async reopenAll(prisma, { id: businessId }) {
    const open = { completed: false, completedAt: null, completedNotes: null, completedById: null }
    await prisma.contact.updateMany({ where: { businessId, completed: true }, data: open })
  },
  async editNotes(prisma, { id: businessId }) {
    await prisma.contact.updateMany({ where: { businessId }, data: { notes: 'nothing that counts' } })
  },
  async deleteContacts(prisma, { id: businessId }, _moment, chance) {
    const found = await prisma.contact.findMany({ where: { businessId }, take: 1 + chance.below(6) })
    await prisma.contact.deleteMany({ where: { businessId, id: { in: found.map(({ id }) => id) } } })
  },
  async addFollowUps(_prisma, business, moment, chance) {
    const { id } = await business.customer({ createdAt: moment(chance) })
    await business.followUp({ customerId: id, scheduledDate: moment(chance) })
    await business.followUp({ customerId: id, scheduledDate: moment(chance), state: 'CANCELLED' })
  },
  async skipFollowUps(prisma, { id: businessId }, moment, chance) {
    const data = { state: 'SKIPPED', closedAt: moment(chance) } as const
    await prisma.followUp.updateMany({ where: { businessId, state: 'PENDING' }, data })
  },
  async takeBackFollowUps(prisma, { id: businessId }) {
    const data = { state: 'PENDING', closedAt: null } as const
    await prisma.followUp.updateMany({ where: { businessId, state: 'SKIPPED' }, data })
  },
  async postItems(_prisma, business, moment, chance) {
    for (const _each of some(4, chance)) await business.item({ createdAt: moment(chance) })
  },
  async resolveOldest(prisma, { id: businessId }, moment, chance) {
    const oldest = await prisma.hotBoardItem.findFirst({ where: { businessId, resolved: false } })
    const data = { resolved: true, resolvedAt: moment(chance), resolvedByName: 'Ada' }
    await prisma.hotBoardItem.updateMany({ where: { businessId, id: oldest?.id ?? 0 }, data })
  },
  async deleteCustomers(prisma, { id: businessId }, _moment, chance) {
    const found = await prisma.customer.findMany({ where: { businessId }, take: 1 + chance.below(3) })
    await prisma.customer.deleteMany({ where: { businessId, id: { in: found.map(({ id }) => id) } } })
  },
} as const satisfies Record<string, Write>
