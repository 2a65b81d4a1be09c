import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import type { Erased } from '#api/modules/customers/erasure/list.ts'

interface Erasable {
  name: string
  createdAt: Date
}

/** Whom the database notes as erased at an instant, besides those that it noted before. */
async function readErased(tx: BusinessContext, erasedAt: Date, before: readonly Erased[]): Promise<Erased[]> {
  const known = before.map(({ customerId }) => customerId)
  const where = { erasedAt, customerId: { notIn: known } }
  const rows = await tx.db.erasedCustomer.findMany({ where, orderBy: { customerId: 'asc' } })
  return rows.map((row) => ({
    businessId: row.businessId,
    customerId: row.customerId,
    createdAt: row.createdAt.toISOString(),
    erasedAt: row.erasedAt.toISOString(),
  }))
}

/**
 * Erases a customer, also one who lies in the trash, and notes the number in the lists beside the database. The name says
 * that the actor means this one.
 * @throws NOT_FOUND for a customer who is in neither, and of another business; BAD_INPUT for another name
 */
export async function eraseCustomer({ ctx, services }: Context, id: number, name: string): Promise<void> {
  const erased = await ctx.transaction(async (tx): Promise<Erased[]> => {
    const [first] = await tx.sql<Erasable>('SELECT * FROM customer_to_erase($1, $2::int)', id)
    const customer = await foundCustomer(tx, id, first)
    if (fold(name) !== fold(customer.name)) throw badField('name', 'This is not the name of the customer.')
    const { createdAt } = customer
    const erasedAt = tx.now()
    const before = await readErased(tx, erasedAt, [])
    await tx.sql(
      'SELECT erase_customer($1, $2::int, $3::timestamptz, $4::timestamptz)::text',
      ...[id, createdAt, erasedAt],
    )
    await recordAudit(tx, { action: 'customer:erase', subject: `Customer:${id}` })
    // The customer, and those who became part of them.
    return readErased(tx, erasedAt, before)
  })
  await Promise.all(services.erasureLists.map((list) => list.add(erased)))
}
