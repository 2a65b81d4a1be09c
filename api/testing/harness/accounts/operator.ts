import { confirmedSession } from '#api/testing/harness/accounts/sessions.ts'
import { type Actor, actor, type World } from '#api/testing/harness/world.ts'

/** A signed-in superadmin. */
export async function operatorOf({ prisma, services }: World): Promise<Actor> {
  const data = { username: 'triton', email: 'triton@localhost', passwordHash: '$argon2id$none' }
  const { id } = await prisma.superAdmin.upsert({
    where: { username: data.username },
    create: data,
    update: {},
  })
  const sessionId = await confirmedSession(prisma, { superadminId: id })
  return actor(services, { kind: 'superadmin', superadminId: id, name: data.username, sessionId })
}

/** The session token of a superadmin. */
export async function operatorToken(world: World): Promise<string> {
  const { viewer } = await operatorOf(world)
  const superadminId = viewer.kind === 'superadmin' ? viewer.superadminId : 0
  const { tokens } = world.services
  const claims = { type: 'superadmin', sub: String(superadminId), ver: 0 } as const
  const token = await tokens.sign(claims, world.clock.now())
  await confirmedSession(world.prisma, { superadminId }, tokens.idOf(token))
  return token
}
