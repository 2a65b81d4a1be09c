import { makeKey } from '#api/core/auth/apiKeys.ts'
import { readViewer } from '#api/core/auth/authenticate.ts'
import type { Role } from '#api/generated/enums.ts'
import { type Actor, actor, type TestBusiness, type World } from '#api/testing/harness/world.ts'

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
  // Past the cache of sessions, which knows no key before its first request.
  const viewer = await readViewer(`Bearer ${key}`, services.tokens, services.platform, services.clock.now())
  return { id: row.id, key, actor: actor(services, viewer) }
}
