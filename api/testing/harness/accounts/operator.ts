import { type Actor, actor, type World } from '#api/testing/harness/world.ts'

/** A signed-in superadmin. */
export async function operatorOf({ prisma, services }: World): Promise<Actor> {
  const data = { username: 'triton', email: 'triton@localhost', passwordHash: '$argon2id$none' }
  const { id } = await prisma.superAdmin.upsert({
    where: { username: data.username },
    create: data,
    update: {},
  })
  return actor(services, { kind: 'superadmin', superadminId: id, name: data.username })
}

/** The session token of a superadmin. */
export async function operatorToken(world: World): Promise<string> {
  const { viewer } = await operatorOf(world)
  const sub = viewer.kind === 'superadmin' ? String(viewer.superadminId) : ''
  return world.services.tokens.sign({ type: 'superadmin', sub, ver: 0 }, world.clock.now())
}
