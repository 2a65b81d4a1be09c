import type { Prisma } from '#api/core/database/generated/client.ts'
import type { TestShop, World } from '#api/testing/world.ts'

/** Writes down a task of someone's, past the services: on no day, unless one is given. */
export function taskOf(
  { prisma, clock }: World,
  { id: businessId }: TestShop,
  { id: userId }: { id: number },
  data: Partial<Prisma.OrganizerTaskUncheckedCreateInput> = {},
) {
  const at = { createdAt: clock.now(), updatedAt: clock.now() }
  return prisma.organizerTask.create({ data: { title: 'Order felt', ...at, ...data, businessId, userId } })
}
