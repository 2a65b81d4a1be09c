import type { House } from '#api/core/context.ts'
import type { PrismaClient } from '#api/core/database/generated/client.ts'
import type { Env } from '#api/env.ts'
import { ensureSuperadmin } from '#api/modules/superadmin/service.ts'

/** What an empty database needs before anyone can come in: the superadmin, and the demo business unless it is off. */
export async function furnish(env: Env, house: House, _prisma: PrismaClient): Promise<void> {
  const password = await ensureSuperadmin(house, env.superadminPassword)
  if (password !== null) {
    console.log(`Superadmin triton, password ${password} (shown only now; SUPERADMIN_PASSWORD sets another)`)
  }
}
