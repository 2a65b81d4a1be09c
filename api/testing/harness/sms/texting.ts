import type { Services } from '#api/core/context/services.ts'
import { localDay, localTime } from '#api/core/time/localTime.ts'
import type { Prisma, PrismaClient } from '#api/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** The columns of a business that enable texts. */
export function textingFields({ seals }: Services, businessId: number, authToken = 'token') {
  return {
    smsEnabled: true,
    twilioAccountSid: `AC${String(businessId).padStart(32, '0')}`,
    twilioAuthTokenSealed: seals.seal('twilio-auth-token', businessId, authToken),
    twilioAuthTokenHint: 'oken',
    twilioPhoneNumber: '+15550100000',
  } satisfies Prisma.BusinessUncheckedUpdateInput
}

/** A business that can send texts. */
export async function textingBusiness(world: World, options: { name?: string; timeZone?: string } = {}) {
  const business = await world.business(options)
  await world.prisma.business.update({
    where: { id: business.id },
    data: textingFields(world.services, business.id),
  })
  return business
}

/** Unique ten-digit phone numbers. */
let serial = 2_000_000_000
export const nextPhone = () => String(++serial)

/** An appointment at an instant, with a new customer. */
export async function appointmentAt(
  { prisma }: { prisma: PrismaClient },
  business: Pick<TestBusiness, 'id' | 'customer'> & { timeZone?: string },
  startsAt: string | Date,
  data: Partial<Prisma.ServiceAppointmentUncheckedCreateInput> = {},
) {
  const instant = new Date(startsAt)
  const zone = business.timeZone ?? 'America/New_York'
  const customerId = data.customerId ?? (await business.customer({ phoneNumber: nextPhone() })).id
  return prisma.serviceAppointment.create({
    data: {
      businessId: business.id,
      date: localDay(instant, zone),
      startTime: localTime(instant, zone),
      endTime: '23:59',
      startsAt: instant,
      endsAt: new Date(instant.getTime() + 3_600_000),
      technician: 'Theo Felt',
      description: 'New felt',
      ...data,
      customerId,
    },
  })
}
