import { randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '#api/core/clock.ts'
import type { PrismaClient } from '#api/core/database/generated/client.ts'
import { AppError } from '#api/core/errors.ts'
import { type Log, log } from '#api/core/log.ts'
import { readViewer } from '#api/core/session.ts'
import { openShop, type Shop } from '#api/core/shop.ts'
import { type PlatformClient, platformClient, type TenantClient, tenantClients } from '#api/core/tenancy.ts'
import { type SessionTokens, sessionTokens } from '#api/core/tokens.ts'
import type { Viewer } from '#api/core/viewer.ts'

/** What lives as long as the server. */
export interface House {
  platform: PlatformClient
  tenant(businessId: number): TenantClient
  tokens: SessionTokens
  clock: Clock
  log: Log
}

/** What lives as long as one request. */
export interface Context {
  readonly house: House
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  readonly viewer: Viewer
  /** The viewer's business; throws when the viewer has none. */
  readonly shop: Shop
  /** Most rows one page may hold. */
  readonly pageLimit: number
}

interface HouseParts {
  prisma: PrismaClient
  sessionSecret: string
  clock?: Clock
}

/** Opens the house on a database. The raw client ends here: all else sees it scoped. */
export function openHouse({ prisma, sessionSecret, clock = systemClock }: HouseParts): House {
  return {
    platform: platformClient(prisma),
    tenant: tenantClients(prisma),
    tokens: sessionTokens(sessionSecret),
    clock,
    log,
  }
}

/** Why someone without the right viewer is turned away. */
export function refusal(viewer: Viewer): AppError {
  if (viewer.kind === 'anonymous') return new AppError('UNAUTHENTICATED')
  if (viewer.kind === 'ended') return new AppError('SESSION_EXPIRED')
  return new AppError('FORBIDDEN')
}

interface Caller {
  address: string
  requestId?: string
  pageLimit?: number
}

/** The context of a viewer already known. */
export function contextFor(house: House, viewer: Viewer, caller: Caller): Context {
  let shop: Shop | undefined
  return {
    house,
    viewer,
    address: caller.address,
    requestId: caller.requestId ?? randomUUID(),
    pageLimit: caller.pageLimit ?? 100,
    get shop() {
      if (viewer.kind !== 'member' && viewer.kind !== 'system') throw refusal(viewer)
      shop ??= openShop(house.tenant(viewer.businessId), viewer, house.clock)
      return shop
    },
  }
}

/** The context of a request, by its bearer token. */
export async function contextOf(
  house: House,
  authorization: string | null,
  caller: Caller,
): Promise<Context> {
  const viewer = await readViewer(authorization, house.tokens, house.platform, house.clock.now())
  return contextFor(house, viewer, caller)
}
