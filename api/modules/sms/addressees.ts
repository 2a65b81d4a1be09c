import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/**
 * The users to notify about a text: the user who booked its appointment, if still active, else all managers and
 * admins.
 */
export async function addresseesOf(tx: BusinessContext, appointmentId: number | null): Promise<number[]> {
  const rows = await tx.sql<{ id: number }>(
    `WITH booker AS (
       SELECT u.id FROM "ServiceAppointment" a
         JOIN "User" u ON u."businessId" = a."businessId" AND u.id = a."bookedById"
        WHERE a."businessId" = $1 AND a.id = $2 AND u."isActive")
     SELECT id FROM booker
     UNION ALL
     SELECT id FROM "User" WHERE "businessId" = $1 AND "isActive" AND role IN ('ADMIN', 'MANAGER')
        AND NOT EXISTS (SELECT 1 FROM booker)`,
    appointmentId,
  )
  return rows.map(({ id }) => id)
}

/** The users who decide about a text for the business: all active managers and admins. */
export async function managersOf(tx: BusinessContext): Promise<number[]> {
  const rows = await tx.db.user.findMany({
    where: { isActive: true, role: { in: ['ADMIN', 'MANAGER'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}
