import type { Services } from '#api/core/context/services.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The context in which Cuecard itself works for a business; undefined for one that is being deleted. */
export async function contextOfBusiness(
  { platform, tenant, clock }: Pick<Services, 'platform' | 'tenant' | 'clock'>,
  businessId: number,
): Promise<BusinessContext | undefined> {
  const business = await platform.business.findUnique({
    where: { id: businessId, deletedAt: null },
    select: { timeZone: true },
  })
  if (!business) return undefined
  const { timeZone } = business
  return createBusinessContext(tenant(businessId), { kind: 'system', businessId, timeZone } as const, clock)
}
