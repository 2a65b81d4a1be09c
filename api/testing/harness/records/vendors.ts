import type { Prisma } from '#api/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** Inserts a vendor contact directly into the database; visible to all users unless given otherwise. */
export function vendorOf(
  { prisma, services }: World,
  { id: businessId, admin }: TestBusiness,
  data: Partial<Prisma.VendorContactUncheckedCreateInput> = {},
) {
  const written = {
    createdByName: admin.fullName,
    createdAt: services.clock.now(),
    updatedAt: services.clock.now(),
  }
  const page = { company: 'Empire Cue Supply', salesRep: 'Joanna Reed', phoneNumber: '(518) 555-0121' }
  return prisma.vendorContact.create({ data: { businessId, ...page, ...written, ...data } })
}
