import { makeKey } from '#api/core/auth/apiKeys.ts'
import { keyViewerOf } from '#api/core/auth/authenticate.ts'
import type { Role } from '#api/core/database/generated/enums.ts'
import { type Actor, actor, type TestBusiness, type World } from '#api/testing/world.ts'

/** A key of a shop, and who it lets in. */
export interface TestKey {
  id: number
  /** As it is sent: `Authorization: Bearer …`. */
  key: string
  actor: Actor
}

/** Puts a key into a business, past the services. Its maker is the admin unless another is named. */
export async function keyOf(
  { prisma, services }: World,
  business: TestBusiness,
  role: Role,
  { createdById = business.admin.id, name = `${role} till` } = {},
): Promise<TestKey> {
  const { key, ...kept } = makeKey()
  const row = await prisma.apiKey.create({
    data: { businessId: business.id, name, role, createdById, ...kept },
    include: { business: true },
  })
  return { id: row.id, key, actor: actor(services, keyViewerOf(row)) }
}
