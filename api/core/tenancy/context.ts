import { randomUUID } from 'node:crypto'
import { initContextCache } from '@pothos/core'
import { type Passwords, passwordHasher } from '#api/core/accounts/passwords.ts'
import { type ApiKeyUse, keyUse } from '#api/core/auth/apiKeyUse.ts'
import { type ChoiceTokens, createChoiceTokens } from '#api/core/auth/choiceTokens.ts'
import { createSeals, type Seals } from '#api/core/auth/sealing.ts'
import { createSessionCache, type SessionCache } from '#api/core/auth/sessionCache.ts'
import { type SessionTokens, sessionTokens } from '#api/core/auth/sessionTokens.ts'
import { signedTokens } from '#api/core/auth/signedTokens.ts'
import { createUndoTokens, type UndoTokens } from '#api/core/auth/undoTokens.ts'
import { type Operator, type UserViewer, type Viewer, worksInBusiness } from '#api/core/auth/viewer.ts'
import type { Connection } from '#api/core/database/connection.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { type Admission, createAdmission, type OperationLimits } from '#api/core/limits/admission.ts'
import { type AttemptLimiters, createAttemptLimiters } from '#api/core/limits/attemptLimiters.ts'
import { type Throttle, throttle } from '#api/core/limits/throttle.ts'
import { createWriteQuota, type Quota, type WriteQuota } from '#api/core/limits/writeQuota.ts'
import { readAnnouncement, readRevocation } from '#api/core/live/announcement.ts'
import { type ChangeBroker, createChangeBroker } from '#api/core/live/changeBroker.ts'
import type { ChangeListener } from '#api/core/live/changeListener.ts'
import type { Mailer } from '#api/core/mail/mail.ts'
import { type BackgroundTasks, createBackgroundTasks } from '#api/core/platform/backgroundTasks.ts'
import { AppError } from '#api/core/platform/errors.ts'
import { type Log, log } from '#api/core/platform/log.ts'
import type { SmsGateway } from '#api/core/platform/smsGateway.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import {
  type Operation,
  type PlatformClient,
  platformClient,
  type TenantDatabase,
  tenantDatabases,
} from '#api/core/tenancy/tenancy.ts'
import { type Clock, systemClock } from '#api/core/time/clock.ts'

/** The process-wide objects; they live as long as the server. */
export interface Services {
  /** Limits how many operations run at once. */
  admission: Admission
  writeQuota: WriteQuota
  platform: PlatformClient
  tenant(businessId: number): TenantDatabase
  statements: Statements
  tokens: SessionTokens
  sessions: SessionCache
  /** Records when API keys were last used. */
  keyUse: ApiKeyUse
  choiceTokens: ChoiceTokens
  /** Signs and verifies the tokens that undo a deletion. */
  undoTokens: UndoTokens
  passwords: Passwords
  seals: Seals
  throttle: Throttle
  attemptLimiters: AttemptLimiters
  /** How many businesses one address may register within an hour. */
  registrationLimit: number
  /** Distributes change notifications to the live streams. */
  live: ChangeBroker
  changeListener: ChangeListener
  mailer: Mailer
  sms: SmsGateway
  backgroundTasks: BackgroundTasks
  /** Whether webhooks may go to private addresses and over plain HTTP, for receivers in the network of the server. */
  allowsPrivateWebhooks: boolean
  /** Whether exports that superadmins download are encrypted. */
  encryptsExports: boolean
  /** The URL at which users reach Cuecard, without a trailing slash; the base of links in mails. */
  publicUrl: string
  clock: Clock
  log: Log
}

/** The GraphQL context of one request. */
export interface Context {
  readonly services: Services
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  /** The sender of the request; after a sign-in mutation, the user who signed in. */
  readonly viewer: Viewer
  /** The viewer's business; throws when the viewer has none. */
  readonly ctx: BusinessContext
  readonly pageLimit: number
  /** Tells the caller the state of a limit that counted the request. */
  readonly noteQuota: ((quota: Quota) => void) | undefined
  /** Whether the client has disconnected. */
  isGone(): boolean
  /** When the request arrived. Anything older happened before this request. */
  readonly began: Date
  /**
   * Continues the request as the user who has just signed in, so that a sign-in mutation can return everything that
   * this user may see. Mutations of one request run one after the other, so no other mutation is running.
   */
  enter(viewer: UserViewer | Operator): void
}

interface ServicesParts {
  database: Pick<Connection, 'prisma' | 'statements' | 'turns' | 'replica'>
  sessionSecret: string
  mailer: Mailer
  sms: SmsGateway
  publicUrl: string
  /** How many businesses one address may register within an hour. */
  registrationLimit?: number
  clock?: Clock
  /** Tests pass cheaper hashing. */
  passwords?: Passwords
  operationLimits?: OperationLimits
  /** Writes per minute of one user; the other write limits are multiples of it. */
  writeLimit?: number
  /** Whether webhooks may go to private addresses; false by default. */
  allowsPrivateWebhooks?: boolean
  /** Whether the server has a passphrase for backups; false by default. */
  encryptsExports?: boolean
}

/**
 * Creates the services on a database. The raw Prisma client stays inside; all other code gets it scoped to a business
 * or to the platform.
 */
export function createServices({
  database,
  sessionSecret,
  passwords,
  clock = systemClock,
  operationLimits,
  writeLimit,
  registrationLimit = 30,
  allowsPrivateWebhooks = false,
  encryptsExports = false,
  ...parts
}: ServicesParts): Services {
  const writeQuota = createWriteQuota(writeLimit)
  const onOperation = (operation: Operation) => sessions.onOperation(operation)
  const platform = platformClient(database.prisma, onOperation)
  const signed = signedTokens(sessionSecret)
  const tokens = sessionTokens(signed)
  const sessions = createSessionCache({ tokens, platform })
  const live = createChangeBroker()
  const backgroundTasks = createBackgroundTasks(log)
  return {
    admission: createAdmission(writeQuota, operationLimits),
    writeQuota,
    platform,
    tenant: tenantDatabases(database, onOperation),
    statements: database.statements,
    tokens,
    sessions,
    keyUse: keyUse(platform, backgroundTasks),
    choiceTokens: createChoiceTokens(signed),
    undoTokens: createUndoTokens(signed),
    passwords: passwords ?? passwordHasher(),
    seals: createSeals(sessionSecret),
    throttle: throttle(platform),
    attemptLimiters: createAttemptLimiters(),
    registrationLimit,
    live,
    changeListener: createChangeListener(sessions, live),
    backgroundTasks,
    allowsPrivateWebhooks,
    encryptsExports,
    clock,
    log,
    ...parts,
  }
}

/**
 * Forwards change notifications. The session cache handles them first, because a stream consults it to decide whether
 * to continue.
 */
function createChangeListener(sessions: SessionCache, live: ChangeBroker): ChangeListener {
  return {
    onChange(payload) {
      const sessionId = readRevocation(payload)
      if (sessionId !== null) {
        sessions.onSignOut(sessionId)
        live.onSignOut(sessionId)
        return
      }
      const announcement = readAnnouncement(payload)
      if (!announcement) return
      sessions.onChange(announcement)
      live.onChange(announcement)
    },
    onConnected() {
      sessions.onConnected()
      live.onConnected()
    },
    onDisconnected() {
      sessions.onDisconnected()
      live.onDisconnected()
    },
  }
}

/** The error for a viewer without the required session or permission. */
export function refusal(viewer: Viewer): AppError {
  if (viewer.kind === 'anonymous') return new AppError('UNAUTHENTICATED')
  if (viewer.kind !== 'ended') return new AppError('FORBIDDEN')
  const { isKey, reason } = viewer
  if (!isKey) return new AppError('SESSION_EXPIRED', { reason })
  return new AppError(reason ? 'API_KEY_ENDED' : 'API_KEY_UNKNOWN', { reason })
}

/** The error for a viewer who is no user, where an API key is refused whatever its role. */
export function userRequired(viewer: Viewer): AppError {
  return viewer.kind === 'apiKey' ? new AppError('API_KEY_NOT_ALLOWED') : refusal(viewer)
}

/** The caller of a request. */
export interface Caller {
  address: string
  requestId?: string
  pageLimit?: number
  noteQuota?: ((quota: Quota) => void) | undefined
  isGone?(): boolean
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
  if (viewer.kind === 'apiKey') services.keyUse.note(viewer, now)
  return contextFor(services, viewer, caller)
}
