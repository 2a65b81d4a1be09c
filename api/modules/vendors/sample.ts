import type { Sample } from '#api/testing/sample.ts'
import { vendorOf } from '#api/testing/vendors.ts'

export const sample: Sample = {
  rows: {
    VendorContact: {
      businessId: 7,
      id: 1,
      company: 'Acme',
      salesRep: 'Rae',
      phoneNumber: '555-0100',
      createdByName: 'Ada Tester',
    },
  },
  broken: {
    VendorContact_company_check: [{ company: '' }],
    VendorContact_salesRep_check: [{ salesRep: '' }],
    VendorContact_phoneNumber_check: [{ phoneNumber: '' }],
    VendorContact_createdByName_check: [{ createdByName: '' }],
  },
  records: {
    VendorContact: ({ world, business, mark }) =>
      vendorOf(world, business, { company: mark, salesRep: mark, notes: mark }),
  },
  insertMany: async ({ prisma, businessId, each, person }) => {
    const vendors = await prisma.vendorContact.createManyAndReturn({
      data: each((i) => ({
        businessId,
        company: `Cora ${i}`,
        salesRep: 'Rae',
        phoneNumber: '555-0100',
        createdByName: 'Ada',
        assignedToId: person(i),
        assignedToName: `Sam${i} Tester`,
      })),
    })
    return { VendorContact: vendors }
  },
  statements: {
    VendorContactsScreenQuery: 3,
    VendorListPaginationQuery: 2,
    '/api/vendor-contacts': 2,
  },
}
