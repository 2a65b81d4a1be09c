import { type Passwords, passwordHasher } from '#api/core/accounts/passwords.ts'
import { type Admission, createAdmission, type OperationLimits } from '#api/core/admission/admission.ts'
import { createWriteQuota, type WriteQuota } from '#api/core/admission/writeQuota.ts'
import { type LastUse, lastUse } from '#api/core/auth/lastUse.ts'
import { createSeals, type Seals } from '#api/core/auth/sealing.ts'
import { createSessionCache, type SessionCache } from '#api/core/auth/sessionCache.ts'
import { type SessionTokens, sessionTokens } from '#api/core/auth/sessionTokens.ts'
import { type SignedTokens, signedTokens } from '#api/core/auth/signedTokens.ts'
import { createUndoTokens, type UndoTokens } from '#api/core/auth/undoTokens.ts'
import type { Connection } from '#api/core/database/connection.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { type BackgroundTasks, createBackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import { type AttemptLimiters, createAttemptLimiters } from '#api/core/limits/attemptLimiters.ts'
import { type Throttle, throttle } from '#api/core/limits/throttle.ts'
import { readAnnouncement, readRevocation } from '#api/core/live/announcement.ts'
import { type ChangeBroker, createChangeBroker } from '#api/core/live/changeBroker.ts'
import type { ChangeListener } from '#api/core/live/changeListener.ts'
import type { Mailer } from '#api/core/mail/mail.ts'
import { type Log, log } from '#api/core/process/log.ts'
import {
  type Operation,
  type PlatformClient,
  platformClient,
  type TenantDatabase,
  tenantDatabases,
} from '#api/core/tenancy/tenancy.ts'
import { type Clock, systemClock } from '#api/core/time/clock.ts'

/**
 * What modules bring to the services. A module adds its part by declaration merging, so that core names none of them;
 * `createServices` asks for all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface ModuleServices {}

/** Whether superadmins may have a second factor, must have one, or cannot. */
export type SuperadminFactor = 'offer' | 'required' | 'off'

/** The process-wide objects; they live as long as the server. */
export interface Services extends ModuleServices {
  /** Limits how many operations run at once. */
  admission: Admission
  writeQuota: WriteQuota
  platform: PlatformClient
  tenant(businessId: number): TenantDatabase
  statements: Statements
  /** Signs tokens; each purpose has its own audience. */
  signed: SignedTokens
  tokens: SessionTokens
  sessions: SessionCache
  superadminFactor: SuperadminFactor
  /** Records when API keys and sessions were last used. */
  lastUse: LastUse
  /** Signs and verifies the tokens that undo a deletion. */
  undoTokens: UndoTokens
  passwords: Passwords
  seals: Seals
  throttle: Throttle
  attemptLimiters: AttemptLimiters
  /** Distributes change notifications to the live streams. */
  live: ChangeBroker
  changeListener: ChangeListener
  mailer: Mailer
  backgroundTasks: BackgroundTasks
  /** The URL at which users reach Cuecard, without a trailing slash; the base of links in mails. */
  publicUrl: string
  clock: Clock
  log: Log
}

interface ServicesParts extends ModuleServices {
  database: Pick<Connection, 'prisma' | 'statements' | 'turns' | 'replica'>
  sessionSecret: string
  mailer: Mailer
  publicUrl: string
  clock?: Clock
  /** `SUPERADMIN_2FA`; offered by default. */
  superadminFactor?: SuperadminFactor
  /** Tests pass cheaper hashing. */
  passwords?: Passwords
  operationLimits?: OperationLimits
  /** Writes per minute of one user; the other write limits are multiples of it. */
  writeLimit?: number
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
  superadminFactor = 'offer',
  ...parts
}: ServicesParts): Services {
  const writeQuota = createWriteQuota(writeLimit)
  const onOperation = (operation: Operation) => sessions.onOperation(operation)
  const platform = platformClient(database.prisma, onOperation)
  const signed = signedTokens(sessionSecret)
  const tokens = sessionTokens(signed)
  const sessions = createSessionCache({ tokens, platform, requiresFactor: superadminFactor === 'required' })
  const live = createChangeBroker()
  const backgroundTasks = createBackgroundTasks(log)
  return {
    admission: createAdmission(writeQuota, operationLimits),
    writeQuota,
    platform,
    tenant: tenantDatabases(database, onOperation),
    statements: database.statements,
    signed,
    tokens,
    sessions,
    superadminFactor,
    lastUse: lastUse(platform, backgroundTasks),
    undoTokens: createUndoTokens(signed),
    passwords: passwords ?? passwordHasher(),
    seals: createSeals(sessionSecret),
    throttle: throttle(platform),
    attemptLimiters: createAttemptLimiters(),
    live,
    changeListener: createChangeListener(sessions, live),
    backgroundTasks,
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
