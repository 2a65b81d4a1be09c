import { randomUUID } from 'node:crypto'
import { initContextCache } from '@pothos/core'
import { type Admission, type OperationLimits, openAdmission } from '#api/core/admission.ts'
import { type AttemptTurns, openAttemptTurns } from '#api/core/attemptTurns.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/businessContext.ts'
import { type Clock, systemClock } from '#api/core/clock.ts'
import type { Connection } from '#api/core/database/connection.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { type Errands, errandRunner } from '#api/core/errands.ts'
import { AppError } from '#api/core/errors.ts'
import { type KeyUse, keyUse } from '#api/core/keyUse.ts'
import { readAnnouncement, readRevocation } from '#api/core/live/announcement.ts'
import { type Hub, openHub } from '#api/core/live/hub.ts'
import type { Ears } from '#api/core/live/listener.ts'
import { type Log, log } from '#api/core/log.ts'
import type { Mailer } from '#api/core/mail.ts'
import { type Passwords, passwordHasher } from '#api/core/passwords.ts'
import { type ReceiptOffice, receiptOffice } from '#api/core/receipts.ts'
import { openSeals, type Seals } from '#api/core/sealing.ts'
import { openSessions, type Sessions } from '#api/core/sessions.ts'
import { signedTokens } from '#api/core/signedTokens.ts'
import type { SmsGateway } from '#api/core/smsGateway.ts'
import {
  type Operation,
  type PlatformClient,
  platformClient,
  type TenantDatabase,
  tenantDatabases,
} from '#api/core/tenancy.ts'
import { type Throttle, throttle } from '#api/core/throttle.ts'
import { type TicketOffice, ticketOffice } from '#api/core/tickets.ts'
import { type SessionTokens, sessionTokens } from '#api/core/tokens.ts'
import { type Member, type Operator, type Viewer, worksInBusiness } from '#api/core/viewer.ts'
import { openWriteQuota } from '#api/core/writeQuota.ts'

/** What lives as long as the server. */
export interface Services {
  /** Decides when an operation runs. */
  admission: Admission
  platform: PlatformClient
  tenant(businessId: number): TenantDatabase
  statements: Statements
  tokens: SessionTokens
  sessions: Sessions
  /** When API keys were used last. */
  keyUse: KeyUse
  tickets: TicketOffice
  /** What clients keep so that a deletion can be undone. */
  receipts: ReceiptOffice
  passwords: Passwords
  /** Keeps what only the server may read. */
  seals: Seals
  throttle: Throttle
  attemptTurns: AttemptTurns
  /** Businesses that may register from one address within an hour. */
  registrationLimit: number
  /** The announcements of writes, on their way to the open screens. */
  live: Hub
  /** What hears the announcements. */
  ears: Ears
  mailer: Mailer
  /** Hands texts to the provider. */
  sms: SmsGateway
  /** What is done after the answer. */
  errands: Errands
  /** Where people reach this Cuecard; links in mails begin with it. Without a slash at its end. */
  publicUrl: string
  clock: Clock
  log: Log
}

/** What lives as long as one request. */
export interface Context {
  readonly services: Services
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  /** Who is asking: whoever sent the request, until someone signs in by it. */
  readonly viewer: Viewer
  /** The viewer's business; throws when the viewer has none. */
  readonly ctx: BusinessContext
  /** Most rows one page may hold. */
  readonly pageLimit: number
  /** Whether the client has gone, so that nobody waits for the answer. */
  isGone(): boolean
  /** When the request came: what it has done itself is not older. */
  readonly began: Date
  /**
   * Makes the rest of the request that of someone who has just signed in, so that the answer to signing in
   * can say all that they may see. Mutations of one request run one after the other: no other act is under way.
   */
  enter(viewer: Member | Operator): void
}

interface ServicesParts {
  database: Pick<Connection, 'prisma' | 'statements' | 'turns'>
  sessionSecret: string
  mailer: Mailer
  sms: SmsGateway
  publicUrl: string
  /** Businesses that may register from one address within an hour. */
  registrationLimit?: number
  clock?: Clock
  /** Tests hand in a cheap one. */
  passwords?: Passwords
  operationLimits?: OperationLimits
  /** Changes that one person may make in a minute; the other limits of changes are multiples of it. */
  writeLimit?: number
}

/** Creates the services on a database. The raw client stays inside: all other code gets it scoped to a business or to the platform. */
export function createServices({
  database,
  sessionSecret,
  passwords,
  clock = systemClock,
  operationLimits,
  writeLimit,
  registrationLimit = 30,
  ...parts
}: ServicesParts): Services {
  const onOperation = (operation: Operation) => sessions.onOperation(operation)
  const platform = platformClient(database.prisma, onOperation)
  const signed = signedTokens(sessionSecret)
  const tokens = sessionTokens(signed)
  const sessions = openSessions({ tokens, platform })
  const live = openHub()
  const errands = errandRunner(log)
  return {
    admission: openAdmission(openWriteQuota(writeLimit), operationLimits),
    platform,
    tenant: tenantDatabases(database, onOperation),
    statements: database.statements,
    tokens,
    sessions,
    keyUse: keyUse(platform, errands),
    tickets: ticketOffice(signed),
    receipts: receiptOffice(signed),
    passwords: passwords ?? passwordHasher(),
    seals: openSeals(sessionSecret),
    throttle: throttle(platform),
    attemptTurns: openAttemptTurns(),
    registrationLimit,
    live,
    ears: earsOf(sessions, live),
    errands,
    clock,
    log,
    ...parts,
  }
}

/** Those who go by the announcements. The sessions come first: a stream asks them whether it may go on. */
function earsOf(sessions: Sessions, live: Hub): Ears {
  return {
    heard(payload) {
      const sessionId = readRevocation(payload)
      if (sessionId !== null) {
        sessions.revoked(sessionId)
        live.revoked(sessionId)
        return
      }
      const announcement = readAnnouncement(payload)
      if (!announcement) return
      sessions.heard(announcement)
      live.heard(announcement)
    },
    listening() {
      sessions.hears(true)
      live.listening()
    },
    lost() {
      sessions.hears(false)
      live.deaf()
    },
  }
}

/** Why someone without the right viewer is turned away. */
export function refusal(viewer: Viewer): AppError {
  if (viewer.kind === 'anonymous') return new AppError('UNAUTHENTICATED')
  if (viewer.kind === 'ended') return new AppError('SESSION_EXPIRED', { reason: viewer.reason })
  return new AppError('FORBIDDEN')
}

interface Caller {
  address: string
  requestId?: string
  pageLimit?: number
  isGone?(): boolean
}

/** The context of a viewer already known. */
export function contextFor(services: Services, sender: Viewer, caller: Caller): Context {
  let viewer = sender
  let ctx: BusinessContext | undefined
  const context: Context = {
    services,
    get viewer() {
      return viewer
    },
    address: caller.address,
    requestId: caller.requestId ?? randomUUID(),
    pageLimit: caller.pageLimit ?? 100,
    isGone: () => caller.isGone?.() ?? false,
    began: services.clock.now(),
    get ctx() {
      if (!worksInBusiness(viewer)) throw refusal(viewer)
      ctx ??= createBusinessContext(services.tenant(viewer.businessId), viewer, services.clock)
      return ctx
    },
    enter(signedIn) {
      viewer = signedIn
      ctx = undefined
      // What the sender may do, and the client of the sender's business, were remembered with the request.
      Object.assign(context, initContextCache())
    },
  }
  return context
}

/** The context of a request, by its bearer token. */
export async function contextOf(
  services: Services,
  authorization: string | null,
  caller: Caller,
): Promise<Context> {
  const now = services.clock.now()
  const viewer = await services.sessions.read(authorization, now)
  if (viewer.kind === 'key') services.keyUse.note(viewer, now)
  return contextFor(services, viewer, caller)
}
