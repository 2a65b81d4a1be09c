import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

type Load = Pick<Prisma.BusinessFindUniqueOrThrowArgs, 'include' | 'select'>

export function ownBusiness(ctx: BusinessContext, load: Load = {}) {
  return ctx.db.business.findUniqueOrThrow({ ...load, where: { id: ctx.tenant.businessId } })
}
