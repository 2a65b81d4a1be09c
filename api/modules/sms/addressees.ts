import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/**
 * Who hears of what became of a text: whoever booked the appointment it is about, while they work here. Of what nobody
 * here booked, managers and admins hear.
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

/** All who may decide for the business what is done about a text. */
export async function managersOf(tx: BusinessContext): Promise<number[]> {
  const rows = await tx.db.user.findMany({
    where: { isActive: true, role: { in: ['ADMIN', 'MANAGER'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}
