import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.InterestOptionFindManyArgs, 'include' | 'select'>

/** The shop's interest options in their order: a handful, so the list is whole. */
export function interestOptionsOf(shop: Shop, load: Load = {}) {
  return shop.db.interestOption.findMany({ ...load, orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }] })
}
