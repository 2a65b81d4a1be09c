import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    Customer: {
      businessId: 7,
      id: 1,
      firstName: 'Cora',
      lastName: 'Customer',
      name: 'Cora Customer',
      phoneNumber: '5550100200',
      interest: 'Darts',
    },
    SavedView: { businessId: 7, id: 1, userId: 1, name: 'Unsold', layout: 'LIST' },
    // A trigger writes the first entry of the customer's history.
    CustomerStatusChange: {
      businessId: 7,
      id: 900,
      customerId: 1,
      from: 'UNSOLD',
      to: 'SOLD',
      changedAt: now,
    },
    ErasedCustomer: { businessId: 7, customerId: 900, createdAt: now, erasedAt: now },
  },
  broken: {
    Customer_firstName_check: [{ firstName: ' ', name: '  Customer' }],
    Customer_lastName_check: [{ lastName: ' ', name: 'Cora  ' }],
    Customer_name_check: [{ name: 'Somebody Else' }],
    Customer_phoneNumber_check: ['123456', '555-0100', ''].map((phoneNumber) => ({ phoneNumber })),
    Customer_email_check: [{ email: '@' }],
    Customer_tagIds_check: [{ tagIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    Customer_custom_check: [{ custom: '3' }],
    Customer_statusUpdatedBy_check: [{ statusUpdatedBy: ' ' }],
    CustomerStatusChange_from_check: [{ from: 'SOLD' }],
    CustomerStatusChange_changedBy_check: [{ changedBy: '' }],
    SavedView_name_check: [{ name: ' ' }],
  },
  records: {
    SavedView: ({ world, business, mark }) =>
      world.prisma.savedView.create({
        data: {
          businessId: business.id,
          userId: business.admin.id,
          name: mark,
          search: mark,
          interest: mark,
          layout: 'LIST',
        },
      }),
  },
  insertMany: async ({ prisma, businessId, business, each }) => {
    const views = await prisma.savedView.createManyAndReturn({
      data: each((i) => ({
        businessId,
        userId: business.employee.id,
        name: `View ${i}`,
        layout: 'LIST' as const,
      })),
    })
    return { SavedView: views }
  },
  grow: {
    Customer: ({
      business,
      now,
      many,
    }) => `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, "createdAt", status)
      SELECT ${business}, first, 'Berg' || i, first || ' Berg' || i, (5550000000 + i)::text, 'Darts', ${now} - i * interval '1 hour',
        (enum_range(NULL::"CustomerStatus"))[1 + i % 3]
        FROM generate_series(1, ${many}) AS i, LATERAL (SELECT (ARRAY['Ann', 'Cora', 'Dan', 'Eve'])[1 + i % 4] AS first) AS names`,
  },
  rules: {
    createCustomer: 'customer:write',
    updateCustomer: 'customer:write',
    changeCustomerStatus: 'customer:write',
    changeCustomerOwner: 'customer:write',
    deleteCustomer: 'customer:delete',
    eraseCustomer: 'customer:erase',
    chooseCustomerLayout: 'customerLayout:choose',
    createSavedView: 'savedView:write',
    renameSavedView: 'savedView:write',
    shareSavedView: 'savedView:share',
    deleteSavedView: 'savedView:write',
  },
  statements: {
    CustomerListPaginationQuery: 9,
    CustomerScreenQuery: 21,
    CustomersScreenQuery: 14,
    FilteredCountQuery: 2,
    AddPickedCustomerQuery: 4,
    useCustomerOptionsQuery: 2,
    useFoundCustomersQuery: 3,
    useSelectionQuery: 2,
    useLikelyDuplicatesQuery: 3,
    '/api/customers': 4,
  },
}
