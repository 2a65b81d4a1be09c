import type { Role } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

/** A business on a database and an HTTP server of its own, and the token of its user with this role. */
export async function serveBusiness(role: Role, options: Parameters<typeof serve>[1] = {}) {
  const world = openWorld(await freshDatabase())
  const business = await world.business()
  const server = await serve(world, options)
  return { world, business, server, token: await tokenFor(world, business, role) }
}
