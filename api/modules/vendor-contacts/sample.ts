import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import type { Sample } from '#api/testing/harness/samples/sample.ts'

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
  grow: {
    VendorContact: ({
      business,
      many,
    }) => `INSERT INTO "VendorContact" ("businessId", company, "salesRep", "phoneNumber", "createdByName", "accessLevel")
      SELECT ${business}, name || ' Supply ' || i, 'Rae Berg' || i, (5550000000 + i)::text, 'Ada',
        (enum_range(NULL::"AccessLevel"))[1 + i % 3]
        FROM generate_series(1, ${many}) AS i, LATERAL (SELECT CASE WHEN i % 1000 = 0 THEN 'Cora' ELSE 'Ann' END AS name) AS names`,
  },
  fastLists: {
    VendorContact: {
      field: 'vendorContacts',
      insertTwo: async ({ world, business, business: { manager } }) => [
        await vendorOf(world, business, { webAddress: 'https://cues.example', notes: 'Net 30' }),
        await vendorOf(world, business, {
          assignedToId: manager.id,
          assignedToName: manager.fullName,
        }),
      ],
    },
  },
  rules: {
    createVendorContact: 'vendor:write',
    updateVendorContact: 'vendor:write',
    deleteVendorContact: 'vendor:delete',
  },
  statements: {
    VendorContactsScreenQuery: 3,
    VendorListPaginationQuery: 2,
    '/api/vendor-contacts': 2,
  },
}
