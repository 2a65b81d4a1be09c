import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { expected, instant } from '#api/core/input/input.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { customerChanges, customerStatus, newCustomer, ownerId } from '#api/modules/customers/input.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import {
  changeOwner,
  createCustomer,
  deleteCustomer,
  updateCustomer,
} from '#api/modules/customers/service.ts'
import { withCelebrations } from '#api/modules/points/schema.ts'
import { trashed } from '#api/modules/trash/payload.ts'

mutation('createCustomer', {
  authScopes: { can: 'customer:write' },
  description: 'Adds a customer.',
  input: newCustomer,
  resolve: (input, { ctx }) => createCustomer(ctx, input),
  payload: recordPayload('customer', Customer),
})

mutation('updateCustomer', {
  authScopes: { can: 'customer:write' },
  description: 'Changes the given fields.',
  input: z.object({ id: recordId('Customer'), ...customerChanges.shape }),
  resolve: ({ id, ...changes }, { ctx }) => updateCustomer(ctx, id, changes),
  payload: recordPayload('customer', Customer, withCelebrations('Customer')),
})

mutation('changeCustomerStatus', {
  authScopes: { can: 'customer:write' },
  description:
    'Changes the status of a customer. Every change of status is allowed. CONFLICT when `expectedStatus` is given and the customer has another one by now, or `expectedStatusUpdatedAt` and the status was set at another time.',
  input: z.object({
    id: recordId('Customer'),
    status: customerStatus,
    expectedStatus: expected(customerStatus),
    expectedStatusUpdatedAt: expected(instant),
  }),
  resolve: ({ id, status, expectedStatus, expectedStatusUpdatedAt: at }, { ctx }) =>
    updateCustomer(ctx, id, { status }, { status: expectedStatus, at }),
  payload: recordPayload('customer', Customer, withCelebrations('Customer')),
})

mutation('changeCustomerOwner', {
  authScopes: { can: 'customer:write' },
  description:
    'Changes the owner of a customer. CONFLICT when `expectedOwnerId` is given and the customer has another one by now.',
  input: z.object({
    id: recordId('Customer'),
    ownerId,
    expectedOwnerId: recordId('User', 'Team member').nullish().meta({
      description: 'The owner that the change starts from; null for nobody. Omit it to change any owner.',
    }),
  }),
  resolve: ({ id, ownerId = null, expectedOwnerId }, { ctx }) =>
    changeOwner(ctx, id, ownerId, expectedOwnerId),
  payload: recordPayload('customer', Customer),
})

mutation('deleteCustomer', {
  authScopes: { can: 'customer:delete' },
  description: 'Moves a customer with all contacts, activities, follow-ups and appointments to the trash.',
  ...trashed('Customer', deleteCustomer),
})
