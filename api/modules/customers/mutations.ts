import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Customer, CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '#api/modules/customers/service.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'

builder.relayMutationField(
  'createCustomer',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      phoneNumber: t.string({ required: true, description: 'In any writing; 7 to 10 digits.' }),
      interest: t.string({ required: true }),
      email: t.string(),
      city: t.string(),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      status: t.field({ type: CustomerStatusEnum, required: true, defaultValue: 'UNSOLD' }),
    }),
  },
  {
    authScopes: { can: 'customer:write' },
    description: 'Adds a customer.',
    resolve: (_root, { input }, { shop }) => createCustomer(shop, input),
  },
  {
    outputFields: (t) => ({
      customer: t.field({ type: Customer, resolve: (customer) => customer }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'updateCustomer',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      firstName: t.string(),
      lastName: t.string(),
      phoneNumber: t.string({ description: 'In any writing; 7 to 10 digits.' }),
      interest: t.string(),
      email: t.string(),
      city: t.string(),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      status: t.field({ type: CustomerStatusEnum }),
    }),
  },
  {
    authScopes: { can: 'customer:write' },
    description: 'Changes the fields that are given.',
    resolve: (_root, { input: { id, ...changes } }, { shop }) =>
      updateCustomer(shop, idOf('Customer', id), changes),
  },
  {
    outputFields: (t) => ({
      customer: t.field({ type: Customer, resolve: (customer) => customer }),
      celebrations: celebrationsField(t, ({ id }) => `Customer:${id}`),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'changeCustomerStatus',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      status: t.field({ type: CustomerStatusEnum, required: true }),
    }),
  },
  {
    authScopes: { can: 'customer:write' },
    description: 'Any status may follow any other.',
    resolve: (_root, { input: { id, status } }, { shop }) =>
      updateCustomer(shop, idOf('Customer', id), { status }),
  },
  {
    outputFields: (t) => ({
      customer: t.field({ type: Customer, resolve: (customer) => customer }),
      celebrations: celebrationsField(t, ({ id }) => `Customer:${id}`),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'deleteCustomer',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'customer:delete' },
    description: 'Deletes a customer with all contacts, activities, follow-ups and appointments.',
    resolve: async (_root, { input }, { shop }) => {
      const id = idOf('Customer', input.id)
      await deleteCustomer(shop, id)
      return { deletedCustomerId: globalId('Customer', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedCustomerId: t.exposeID('deletedCustomerId'),
      business: businessField(t),
    }),
  },
)
