import { randomUUID } from 'node:crypto'
import { initContextCache } from '@pothos/core'
import type { Quota } from '#api/core/admission/writeQuota.ts'
import type { Services } from '#api/core/context/services.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import {
  type SuperadminViewer,
  type UnenrolledViewer,
  type UserViewer,
  type Viewer,
  worksInBusiness,
} from '#api/core/viewer/viewer.ts'
/** What the headers of a request tell of the browser that sends it. */
export interface Browser {
  readonly userAgent?: string | undefined
  /** The name of its time zone (`X-Time-Zone`). */
  readonly timeZone?: string | undefined
  /** What a browser tells itself from others with (`X-Browser-Id`). */
  readonly id?: string | undefined
}

/** The GraphQL context of one request. */
export interface Context {
  readonly services: Services
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  readonly browser: Browser
  /** The sender of the request; after a sign-in mutation, the user who signed in. */
  readonly viewer: Viewer
  /** The viewer's business; throws when the viewer has none. */
  readonly ctx: BusinessContext
  readonly pageLimit: number
  /** Tells the caller the state of a limit that counted the request. */
  readonly noteQuota: ((quota: Quota) => void) | undefined
  /** Whether the client has disconnected. */
  isGone(): boolean
  /** When the request arrived: tells what this request did itself from what was there. */
  readonly began: Date
  /**
   * Continues the request as the user who has just signed in, so that a sign-in mutation can return everything that
   * this user may see. Mutations of one request run one after the other, so no other mutation is running.
   */
  enter(viewer: UserViewer | SuperadminViewer | UnenrolledViewer): void
}

/** The caller of a request. */
export interface Caller {
  address: string
  browser?: Browser
  requestId?: string
  pageLimit?: number
  noteQuota?: ((quota: Quota) => void) | undefined
  isGone?(): boolean
  /** False for what a browser sends without its user: that keeps no session in use. */
  isByPerson?: boolean
  /** Called when the viewer is known, and again when a sign-in changes it. */
  onViewer?(viewer: Viewer): void
}

/** The context of a request with a known viewer. */
export function contextFor(services: Services, sender: Viewer, caller: Caller): Context {
  let viewer = sender
  let ctx: BusinessContext | undefined
  caller.onViewer?.(viewer)
  const context: Context = {
    services,
    get viewer() {
      return viewer
    },
    address: caller.address,
    browser: caller.browser ?? {},
    requestId: caller.requestId ?? randomUUID(),
    pageLimit: caller.pageLimit ?? 100,
    noteQuota: caller.noteQuota,
    isGone: () => caller.isGone?.() ?? false,
    began: services.clock.now(),
    get ctx() {
      if (!worksInBusiness(viewer)) throw refusal(viewer)
      ctx ??= createBusinessContext(services.tenant(viewer.businessId), viewer, services.clock)
      return ctx
    },
    enter(signedIn) {
      viewer = signedIn
      caller.onViewer?.(viewer)
      ctx = undefined
      // Pothos caches permissions and the business's client per request; clear them for the new viewer.
      Object.assign(context, initContextCache())
    },
  }
  return context
}

/** The context of a request, with the viewer of its bearer token. */
export async function contextOf(
  services: Services,
  authorization: string | null,
  caller: Caller,
): Promise<Context> {
  const now = services.clock.now()
  const viewer = await services.sessions.read(authorization, now)
  services.lastUse.note(viewer, now, caller.isByPerson ?? true)
  return contextFor(services, viewer, caller)
}
