import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.UserFindManyArgs, 'include' | 'select'>

/** The staff, active ones first, then by name. */
export function teamOf(shop: Shop, load: Load = {}) {
  return shop.db.user.findMany({
    ...load,
    orderBy: [{ isActive: 'desc' }, { firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  })
}
