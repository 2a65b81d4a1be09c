import { badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { Business } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import type { BusinessChanges } from '#api/modules/business/input.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { moveToZone } from '#api/modules/business/settings/timeZone.ts'
import { claimBusinessName } from '#api/modules/team/usernames.ts'

const details = [
  'name',
  'businessType',
  'phone',
  'email',
  'address',
  'timeZone',
  'maxAppointmentsPerDay',
  'idleMinutes',
  'gamificationEnabled',
] as const

/**
 * Changes the given fields of the business. A change of the time zone also moves the instants that keep their local
 * time, in the same transaction (docs/decisions/0014-local-time.md).
 * @throws BAD_INPUT, naming each invalid field, and `idleMinutes` for the demo, whose visitors share a session; CONFLICT for a name with which accounts could not be told apart at
 * sign-in
 */
export function updateBusiness(ctx: BusinessContext, changes: BusinessChanges): Promise<Business> {
  if (changes.idleMinutes != null && ctx.tenant.businessId === demoBusinessId)
    throw badField('idleMinutes', 'Sessions of the demo do not end when nobody uses them')
  return ctx.transaction(async (tx) => {
    await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
    const before = await ownBusiness(tx)
    if (changes.name !== undefined && changes.name !== before.name) await claimBusinessName(tx, changes.name)
    const after = await tx.db.business.update({ where: { id: before.id }, data: changes })
    if (after.timeZone !== before.timeZone) await moveToZone(tx, before.timeZone, after.timeZone)
    const changed = difference(before, after, details)
    if (changed)
      await recordAudit(tx, { action: 'business:update', subject: `Business:${after.id}`, ...changed })
    return after
  })
}
