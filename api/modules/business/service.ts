import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.BusinessFindUniqueOrThrowArgs, 'include' | 'select'>

/** The business one stands in. */
export function ownBusiness(shop: Shop, load: Load = {}) {
  return shop.db.business.findUniqueOrThrow({ ...load, where: { id: shop.tenant.businessId } })
}
