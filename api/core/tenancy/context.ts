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
import { type Member, type Operator, type Viewer, worksInBusiness } from '#api/core/auth/viewer.ts'
import type { Connection } from '#api/core/database/connection.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { type Admission, createAdmission, type OperationLimits } from '#api/core/limits/admission.ts'
import { type AttemptLimiters, createAttemptLimiters } from '#api/core/limits/attemptLimiters.ts'
import { type Throttle, throttle } from '#api/core/limits/throttle.ts'
import { createWriteQuota } from '#api/core/limits/writeQuota.ts'
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
  platform: PlatformClient
  tenant(businessId: number): TenantDatabase
  statements: Statements
  tokens: SessionTokens
  sessions: SessionCache
  /** Records when API keys were used last. */
  keyUse: ApiKeyUse
  tickets: ChoiceTokens
  /** Signs and reads the tokens that undo a deletion. */
  undoTokens: UndoTokens
  passwords: Passwords
  /** Encrypts secrets at rest. */
  seals: Seals
  throttle: Throttle
  attemptLimiters: AttemptLimiters
  /** Businesses that may register from one address within an hour. */
  registrationLimit: number
  /** Distributes change notifications to the live streams. */
  live: ChangeBroker
  /** Receives change notifications from the database. */
  changeListener: ChangeListener
  mailer: Mailer
  /** Hands texts to the provider. */
  sms: SmsGateway
  /** Runs work after the response. */
  backgroundTasks: BackgroundTasks
  /** Where people reach this Cuecard; links in mails begin with it. Without a slash at its end. */
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
  /** Who sent the request; after a sign-in mutation, who signed in. */
  readonly viewer: Viewer
  /** The viewer's business; throws when the viewer has none. */
  readonly ctx: BusinessContext
  /** Most rows one page may hold. */
  readonly pageLimit: number
  /** Whether the client has gone, so that nobody waits for the answer. */
  isGone(): boolean
  /** When the request arrived; anything older was not done by it. */
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
  const sessions = createSessionCache({ tokens, platform })
  const live = createChangeBroker()
  const backgroundTasks = createBackgroundTasks(log)
  return {
    admission: createAdmission(createWriteQuota(writeLimit), operationLimits),
    platform,
    tenant: tenantDatabases(database, onOperation),
    statements: database.statements,
    tokens,
    sessions,
    keyUse: keyUse(platform, backgroundTasks),
    tickets: createChoiceTokens(signed),
    undoTokens: createUndoTokens(signed),
    passwords: passwords ?? passwordHasher(),
    seals: createSeals(sessionSecret),
    throttle: throttle(platform),
    attemptLimiters: createAttemptLimiters(),
    registrationLimit,
    live,
    changeListener: createChangeListener(sessions, live),
    backgroundTasks,
    clock,
    log,
    ...parts,
  }
}

/** Passes change notifications on. The session cache comes first, because a stream asks it whether it may go on. */
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
