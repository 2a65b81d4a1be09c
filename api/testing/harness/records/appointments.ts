import type { Prisma } from '#api/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** Inserts an appointment directly into the database, with a new customer unless one is given. */
export async function appointmentOf(
  { prisma, services }: World,
  business: TestBusiness,
  data: Partial<Prisma.ServiceAppointmentUncheckedCreateInput> = {},
) {
  const customerId = data.customerId ?? (await business.customer()).id
  return prisma.serviceAppointment.create({
    data: {
      businessId: business.id,
      date: '2026-06-15',
      startTime: '09:00',
      endTime: '11:00',
      startsAt: new Date('2026-06-15T13:00:00Z'),
      endsAt: new Date('2026-06-15T15:00:00Z'),
      technician: 'Theo Felt',
      description: 'New felt',
      createdAt: services.clock.now(),
      ...data,
      customerId,
    },
  })
}
