import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'

/** Identifies the customer of the sample by a phone number of the demo data. */
const phoneNumber = '5855550104'

/** The initial values of a new appointment in the demo. */
export interface Sample {
  customerId: number
  startTime: string
  endTime: string
  technician: string
  description: string
}

/** The sample of the demo business; null in other businesses and when the demo's customer has been deleted. */
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
