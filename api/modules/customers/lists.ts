import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { Bind } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { canonical } from '#api/core/text/canonical.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { CustomerSort, CustomerStatus } from '#api/generated/enums.ts'
import { filterSql } from '#api/modules/customers/filters/conditions.ts'
import type { CustomerFilter } from '#api/modules/customers/filters/input.ts'
import { type OwnerFilter, ownedBy } from '#api/modules/customers/owner.ts'
import { customersMatching } from '#api/modules/customers/search.ts'

export type CustomerRow = Prisma.CustomerGetPayload<object>

/**
 * The sort orders of the list. Each has an index of its own, and one prefixed with the status, the interest and the
 * owner.
 */
const customerOrder = {
  NEWEST: [['id', 'desc', 'integer']],
  NAME: [
    ['name', 'asc', 'text'],
    ['id', 'asc', 'integer'],
  ],
} as const satisfies Record<CustomerSort, Order<CustomerRow>>

/** Customers without an open contact, follow-up or appointment (docs/product/customers.md#next-step). */
const withoutNextStep: Prisma.CustomerWhereInput = {
  contacts: { none: { completed: false } },
  followUps: { none: { state: 'PENDING' } },
  appointments: { none: { status: { in: ['SCHEDULED', 'IN_PROGRESS'] } } },
}

/** Which customers a list shows. */
export interface CustomerQuery extends OwnerFilter {
  search?: string | null
  status?: CustomerStatus | null
  /** The label of an interest option. */
  interest?: string | null
  noNextStep?: boolean | null
  filter?: CustomerFilter | null | undefined
  /** Only these customers. */
  ids?: readonly number[] | null | undefined
  /** Not these customers. */
  except?: readonly number[] | null | undefined
}

interface Query extends CustomerQuery {
  sort: CustomerSort
}

/** The customers that match the search and the filters, sorted. */
export function customerList(ctx: BusinessContext, query: Query): List<CustomerRow> {
  const { search, status, interest, noNextStep, filter, ids, except, sort } = query
  const where = {
    ...(search ? customersMatching(search) : {}),
    ...(status ? { status } : {}),
    ...(interest ? { interest: canonical(interest) } : {}),
    ...(noNextStep ? withoutNextStep : {}),
    ...ownedBy(ctx, query),
  }
  return {
    order: customerOrder[sort],
    where,
    ...((filter || ids || except) && {
      sql: (bind: Bind) => [
        ...(filter ? filterSql(ctx, filter, bind) : []),
        ...(ids ? [`t.id = ANY (${bind(ids)}::int[])`] : []),
        ...(except ? [`t.id <> ALL (${bind(except)}::int[])`] : []),
      ],
    }),
    onReplica: Boolean(search),
  }
}
