import type { Services } from '#api/core/context/services.ts'
import type { Database } from '#api/database/start/open.ts'
import type { Env } from '#api/env/env.ts'
import { ensureSuperadmin } from '#api/modules/superadmin/service.ts'
import { seedDemo } from '../../prisma/seed.ts'

/**
 * Creates what an empty database needs before anyone can sign in: the superadmin, and the demo business unless it is
 * off.
 */
export async function seedDefaults(
  env: Pick<Env, 'superadminPassword' | 'demo'>,
  services: Services,
  { prisma }: Pick<Database, 'prisma'>,
): Promise<void> {
  const password = await ensureSuperadmin(services, env.superadminPassword)
  if (password !== null) {
    console.log(`Superadmin triton, password ${password} (shown only now; SUPERADMIN_PASSWORD sets another)`)
  }
  if (!env.demo) return
  const passwordHash = (plain: string) => services.passwords.hash(plain)
  if (await seedDemo(prisma, { now: services.clock.now(), passwordHash }))
    services.log.info('Made the demo business')
}
