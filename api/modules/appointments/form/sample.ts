import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The customer of the sample, by a number of the demo's book. */
const phoneNumber = '5855550104'

/** What a new appointment of the demo begins with. */
export interface Sample {
  customerId: number
  startTime: string
  endTime: string
  technician: string
  description: string
}

/** The sample of the demo; null in any other business, and where the demo's customer has gone. */
export async function sampleAppointment(ctx: BusinessContext): Promise<Sample | null> {
  if (ctx.tenant.businessId !== demoBusinessId) return null
  const customer = await ctx.db.customer.findFirst({
    where: { phoneNumber },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  if (!customer) return null
  return {
    customerId: customer.id,
    startTime: '16:30',
    endTime: '18:00',
    technician: 'Marcus Bell',
    description: 'Felt replacement, 8 ft table',
  }
}
