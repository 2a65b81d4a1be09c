import { makeKey } from '#api/core/auth/apiKeys.ts'
import type { Role } from '#api/generated/enums.ts'
import { type Actor, actor, type TestBusiness, type World } from '#api/testing/world.ts'

/** An API key of a business, and the actor that it authenticates. */
export interface TestKey {
  id: number
  /** The key as sent in `Authorization: Bearer …`. */
  key: string
  actor: Actor
}

/** Inserts an API key directly into the database. Its creator is the admin unless another user is given. */
export async function keyOf(
  { prisma, services }: World,
  business: TestBusiness,
  role: Role,
  { createdById = business.admin.id, name = `${role} till` } = {},
): Promise<TestKey> {
  const { key, ...kept } = makeKey()
  const row = await prisma.apiKey.create({
    data: { businessId: business.id, name, role, createdById, ...kept },
  })
  const viewer = await services.sessions.read(`Bearer ${key}`, services.clock.now())
  return { id: row.id, key, actor: actor(services, viewer) }
}
