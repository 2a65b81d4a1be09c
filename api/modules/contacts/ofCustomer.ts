import type { GraphQLResolveInfo } from 'graphql'
import { batchOf } from '#api/core/batches.ts'
import { nodesAsked } from '#api/core/connection.ts'
import type { Context } from '#api/core/context.ts'
import { keysetPage, type PageArgs, pageAsked, shownPage } from '#api/core/keyset.ts'
import { childrenReadWith } from '#api/core/readAlong.ts'
import { planRead } from '#api/core/readPlan.ts'
import { readChildren } from '#api/core/tableRead.ts'
import { type ContactLoad, type ContactRow, contactOrder } from '#api/modules/contacts/lists.ts'
import { contactTable } from '#api/modules/contacts/table.ts'
import { customerTable } from '#api/modules/customers/table.ts'

const order = contactOrder.ALL

customerTable.children = new Map([['contacts', { table: contactTable, by: 'customerId', order }]])

/**
 * Contacts with a customer, latest first. They are there already when a list of customers was read with them; otherwise
 * customers who are shown together are asked about together.
 */
export function contactsOf(
  customer: { id: number },
  args: PageArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const read = childrenReadWith<ContactRow>(customer, info)
  if (read) return shownPage(args, pageAsked(args, context.pageLimit, order), order, read)
  return keysetPage<ContactRow>(args, context.pageLimit, order, (page) =>
    batchOf(context, info, async (ids) => {
      const { shop } = context
      const asked = nodesAsked<ContactLoad>(context, info)
      const plan = planRead(contactTable, asked.fields, order)
      if (plan) return readChildren<ContactRow>(shop, plan, { by: 'customerId', parents: ids }, order, page)
      const { where, ...query } = page.query()
      const customers = await shop.db.customer.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, contacts: { ...asked.load(), ...query, where } },
      })
      const contacts = new Map(customers.map((customer) => [customer.id, customer.contacts]))
      return ids.map((id) => contacts.get(id) ?? [])
    }).load(customer.id),
  )
}
