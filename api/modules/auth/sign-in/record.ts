import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { log } from '#api/core/process/log.ts'
import { counter } from '#api/core/telemetry/metrics.ts'
import { within } from '#api/modules/auth/mails/limits.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { networkOf } from '#api/modules/auth/sessions/origin.ts'

/** How somebody signs in, as the log and the audit trail call it. API keys do not sign in. */
export type Way = 'password' | 'chosen business' | 'code' | 'recovery code' | 'passkey' | 'registration'

const refusals = [
  'wrong password',
  'wrong code',
  'wrong passkey',
  'too many attempts',
  'suspended business',
  'deactivated account',
] as const

/** Why a sign-in is refused. */
export type Refusal = (typeof refusals)[number]

const labelOf = (words: string) => words.replaceAll(' ', '-')

const signIns = counter({
  name: 'cuecard_sign_ins_total',
  help: 'Sign-ins by outcome: signed-in, or why they were refused.',
  label: 'outcome',
  values: ['signed-in', ...refusals.map(labelOf)],
})

/** Limit of refusals of one kind that the audit trail records for an account, so that a flood does not fill the table. */
const recordedRefusals: Limit = { name: 'sign-in-trail', points: 1, seconds: 15 * 60 }

const subjectOf = (owner: FactorOwner) =>
  'superadminId' in owner
    ? ({ subject: `SuperAdmin:${owner.superadminId}` } as const)
    : ({ subject: `User:${owner.userId}`, businessId: owner.businessId } as const)

/** Records that somebody has signed in. The trail of the demo, whose visitors share an account, leaves it out. */
export async function recordSignIn(
  { services: { platform, clock }, address, requestId }: Context,
  owner: FactorOwner,
  { way, username, name }: { way: Way; username: string; name: string },
): Promise<void> {
  const network = networkOf(address)
  signIns.inc({ outcome: 'signed-in' })
  log.info({ requestId, ...owner, way, network }, 'Signed in')
  if ('businessId' in owner && isDemoAccount({ businessId: owner.businessId, username })) return
  const actor =
    'superadminId' in owner
      ? { actorType: 'superadmin', actorId: owner.superadminId }
      : { actorType: 'user', actorId: owner.userId }
  await platform.auditEntry.create({
    data: {
      ...subjectOf(owner),
      ...actor,
      actorName: name,
      action: 'signIn:succeed',
      after: { way, network },
      createdAt: clock.now(),
    },
  })
}

/**
 * Records that a sign-in was refused: in the log and the metrics, and in the audit trail of the accounts that it may
 * have been meant for. After the response, whose time must not tell whether there are any.
 */
export function recordRefusal(
  { services, address, requestId }: Context,
  { way, reason }: { way: Way; reason: Refusal },
  accounts: readonly FactorOwner[] = [],
): void {
  const network = networkOf(address)
  signIns.inc({ outcome: labelOf(reason) })
  log.warn({ requestId, way, reason, network, accounts }, 'A sign-in was refused')
  if (accounts.length === 0) return
  services.backgroundTasks.run('refused sign-in', async () => {
    for (const owner of accounts) {
      const subject = subjectOf(owner)
      if (!(await within(services, recordedRefusals, JSON.stringify([subject, reason])))) continue
      await services.platform.auditEntry.create({
        data: {
          ...subject,
          actorType: 'system',
          actorName: 'Cuecard',
          action: 'signIn:refuse',
          after: { way, reason, network },
          createdAt: services.clock.now(),
        },
      })
    }
  })
}

/** Runs a step of a sign-in, and records why it was refused when it was. */
export async function recordingRefusal<T>(
  context: Context,
  refusal: { way: Way; reason: Refusal },
  accounts: readonly FactorOwner[],
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const code = error instanceof AppError ? error.code : null
    if (code === 'RATE_LIMITED') recordRefusal(context, { ...refusal, reason: 'too many attempts' }, accounts)
    else if (code === 'BAD_INPUT' || code === 'INVALID_CREDENTIALS') recordRefusal(context, refusal, accounts)
    throw error
  }
}
