import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { nameKey } from '#api/core/text/words.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'
import { activeUser, type NamedUser } from '#api/modules/team/service.ts'

/** The requested technician: a user or a name. */
export interface TechnicianChoice {
  technician?: string
  technicianUserId?: number | null
}

type Columns = Pick<AppointmentRow, 'technician' | 'technicianUserId'>

// LIMIT 2 detects ambiguous names: two users of the same name match neither.
const called = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND ${nameKeySql(`"firstName" || ' ' || "lastName"`)} = ${nameKeySql('$2')}
  LIMIT 2`

/**
 * The technician columns of an appointment; empty when the technician does not change. A name matches the only active
 * user with that name, in whatever spelling; otherwise it is an external technician.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive one
 */
export async function technicianColumns(
  ctx: BusinessContext,
  { technician, technicianUserId }: TechnicianChoice,
  before?: Columns,
): Promise<Partial<Columns>> {
  if (technicianUserId != null) {
    // The current technician may stay, even if deactivated.
    if (before?.technicianUserId === technicianUserId) return { technician: before.technician }
    const user = await activeUser(ctx, technicianUserId, 'technician', 'The technician')
    return { technician: user.name, technicianUserId: user.id }
  }
  if (technician === undefined) return {}
  const stays = before && nameKey(technician) === nameKey(before.technician)
  if (stays && before.technicianUserId !== null) return { technician: before.technician }
  const [user, another] = await ctx.sql<NamedUser>(called, technician)
  if (!user || another) return { technician, technicianUserId: null }
  return { technician: user.name, technicianUserId: user.id }
}

const renamed = `UPDATE "ServiceAppointment" SET technician = $3, "updatedAt" = $4
  WHERE "businessId" = $1 AND "technicianUserId" = $2 AND status IN ('SCHEDULED', 'IN_PROGRESS')
    AND technician <> $3`

/**
 * Updates the technician name of a renamed user in open appointments. Completed and cancelled ones keep the old name.
 */
export async function renameTechnician(tx: BusinessContext, { id, name }: NamedUser): Promise<void> {
  await tx.sql(renamed, id, name, tx.now())
}
