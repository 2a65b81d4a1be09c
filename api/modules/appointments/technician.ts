import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'
import { activeUser, type NamedUser } from '#api/modules/team/service.ts'

/** Who is to be the technician: a user, or a name. */
export interface TechnicianChoice {
  technician?: string
  technicianUserId?: number | null
}

type Columns = Pick<AppointmentRow, 'technician' | 'technicianUserId'>

// Two users of the same name are nobody in particular.
const called = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND lower("firstName" || ' ' || "lastName") = lower($2) LIMIT 2`

/**
 * The technician columns of an appointment; none when the technician stays. A name is that of the active user who
 * alone has it, whatever its case, and otherwise of somebody from outside the team.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive one
 */
export async function technicianColumns(
  ctx: BusinessContext,
  { technician, technicianUserId }: TechnicianChoice,
  before?: Columns,
): Promise<Partial<Columns>> {
  if (technicianUserId != null) {
    // They stay, even if they have become inactive.
    if (before?.technicianUserId === technicianUserId) return { technician: before.technician }
    const user = await activeUser(ctx, technicianUserId, 'technician', 'The technician')
    return { technician: user.name, technicianUserId: user.id }
  }
  if (technician === undefined) return {}
  const stays = technician.toLowerCase() === before?.technician.toLowerCase()
  if (stays && before && before.technicianUserId !== null) return { technician: before.technician }
  const [user, another] = await ctx.sql<NamedUser>(called, technician)
  if (!user || another) return { technician, technicianUserId: null }
  return { technician: user.name, technicianUserId: user.id }
}

const renamed = `UPDATE "ServiceAppointment" SET technician = $3, "updatedAt" = $4
  WHERE "businessId" = $1 AND "technicianUserId" = $2 AND status IN ('SCHEDULED', 'IN_PROGRESS')
    AND technician <> $3`

/** Gives the open appointments of a user their new name; those that are over keep the one they had. */
export async function renameTechnician(tx: BusinessContext, { id, name }: NamedUser): Promise<void> {
  await tx.sql(renamed, id, name, tx.now())
}
