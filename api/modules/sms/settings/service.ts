import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { Business } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import type { SmsSettingsChanges } from '#api/modules/sms/settings/input.ts'
import { hintOf } from '#api/modules/sms/settings/input.ts'

/** Whether the credentials of a business cannot be changed, as in the demo, which anyone may use. */
export function credentialsStay({ id }: Pick<Business, 'id'>): boolean {
  return id === demoBusinessId
}

type Columns = Pick<
  Business,
  'smsEnabled' | 'twilioAccountSid' | 'twilioAuthTokenSealed' | 'twilioAuthTokenHint' | 'twilioPhoneNumber'
>

/** The credentials, by their name in the audit trail. */
const credentials = { twilioAccountSid: 'twilioAccountSid', authToken: 'twilioAuthTokenSealed' } as const

/** The audit record of a change. It tells which credentials there are, but never a part of them. */
function told(before: Columns, after: Columns) {
  const changed = difference(before, after, ['smsEnabled', 'twilioPhoneNumber'])
  const replaced = Object.entries(credentials).filter(([, column]) => before[column] !== after[column])
  if (!changed && replaced.length === 0) return null
  const states = (state: (column: (typeof replaced)[number][1]) => string | null) =>
    Object.fromEntries(replaced.map(([name, column]) => [name, state(column)]))
  return {
    before: { ...changed?.before, ...states((column) => before[column] && 'set') },
    after: {
      ...changed?.after,
      ...states((column) => after[column] && (before[column] ? 'set anew' : 'set')),
    },
  }
}

/**
 * Changes the given SMS settings. The provider's token is encrypted before it is stored.
 * @throws BAD_INPUT, naming each invalid field; FORBIDDEN for the credentials of the demo
 */
export function updateSmsSettings(
  ctx: BusinessContext,
  { seals }: Pick<Services, 'seals'>,
  { twilioAuthToken: token, ...changes }: SmsSettingsChanges,
): Promise<Business> {
  return ctx.transaction(async (tx) => {
    await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
    const before = await ownBusiness(tx)
    const { id } = before
    const sealed = token && {
      twilioAuthTokenSealed: seals.seal('twilio-auth-token', id, token),
      twilioAuthTokenHint: hintOf(token),
    }
    const none = token === null && { twilioAuthTokenSealed: null, twilioAuthTokenHint: null }
    const after = { ...before, ...changes, ...none, ...sealed }
    const act = told(before, after)
    if (!act) return before
    if (credentialsStay(before) && Object.keys(act.after).some((field) => field !== 'smsEnabled')) {
      throw new AppError('FORBIDDEN', 'The SMS credentials of the demo account cannot be changed.')
    }
    await recordAudit(tx, { action: 'sms-settings:update', subject: `Business:${id}`, ...act })
    return tx.db.business.update({ where: { id }, data: { ...changes, ...none, ...sealed } })
  })
}

export interface RecentTexts {
  sent: number
  failed: number
  unknown: number
  /** The reason of the latest failure. */
  lastReason: string | null
}

// The latest texts by id, so that the cost does not depend on the number of texts.
const latest = `SELECT
    count(*) FILTER (WHERE state IN ('SENT', 'DELIVERED'))::int AS sent,
    count(*) FILTER (WHERE state = 'FAILED')::int AS failed,
    count(*) FILTER (WHERE state = 'UNKNOWN')::int AS unknown,
    (array_agg("errorReason" ORDER BY id DESC) FILTER (WHERE state = 'FAILED'))[1] AS "lastReason"
  FROM (SELECT id, state, "errorReason", "createdAt" FROM "SmsMessage"
        WHERE "businessId" = $1 ORDER BY id DESC LIMIT 200) AS latest
  WHERE "createdAt" > $2`

const week = 7 * 24 * 60 * 60 * 1000

/** The outcomes of texts of the last seven days, counting at most the latest 200. */
export async function recentTexts(ctx: BusinessContext): Promise<RecentTexts> {
  const since = new Date(ctx.now().getTime() - week)
  const [texts] = await ctx.sql<RecentTexts>(latest, since)
  return texts ?? { sent: 0, failed: 0, unknown: 0, lastReason: null }
}
