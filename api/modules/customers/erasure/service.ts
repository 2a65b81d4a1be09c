import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { fold } from '#api/core/text/fold.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import type { Erased } from '#api/modules/customers/erasure/list.ts'

interface Erasable {
  name: string
  createdAt: Date
}

/** The customers who became part of a customer, who may lie in the trash. */
const mergedInto = `
  SELECT "fromId" AS id, "fromCreatedAt" AS "createdAt" FROM "CustomerMerge" WHERE "businessId" = $1 AND "customerId" = $2
  UNION
  SELECT (row ->> 'fromId')::int, (row ->> 'fromCreatedAt')::timestamptz
    FROM "TrashEntry", jsonb_each(rows -> 'CustomerMerge') AS part (id, row)
   WHERE "businessId" = $1 AND "customerId" = $2
  ORDER BY id`

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
    const merged = await tx.sql<{ id: number; createdAt: Date }>(mergedInto, id)
    await tx.sql(
      'SELECT erase_customer($1, $2::int, $3::timestamptz, $4::timestamptz)::text',
      ...[id, createdAt, erasedAt],
    )
    await recordAudit(tx, { action: 'customer:erase', subject: `Customer:${id}` })
    return [{ id, createdAt }, ...merged].map((one) => ({
      businessId: tx.tenant.businessId,
      customerId: one.id,
      createdAt: one.createdAt.toISOString(),
      erasedAt: erasedAt.toISOString(),
    }))
  })
  await Promise.all(services.erasureLists.map((list) => list.add(erased)))
}
