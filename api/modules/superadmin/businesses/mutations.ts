import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { cursorOf } from '#api/core/reads/keyset.ts'
import { SubscriptionStatus } from '#api/generated/enums.ts'
import { chosenPassword } from '#api/modules/auth/input.ts'
import { createBusiness } from '#api/modules/superadmin/businesses/creation.ts'
import { deleteBusiness } from '#api/modules/superadmin/businesses/deletion.ts'
import { newManagedBusiness } from '#api/modules/superadmin/businesses/input.ts'
import { businessOrder } from '#api/modules/superadmin/businesses/lists.ts'
import { setPasswordOfUser } from '#api/modules/superadmin/businesses/password.ts'
import {
  ManagedBusiness,
  ManagedBusinessEdge,
  ManagedUser,
} from '#api/modules/superadmin/businesses/schema.ts'
import { removeFactorOfAdmin } from '#api/modules/superadmin/businesses/secondFactor.ts'
import { setActive, setSubscription } from '#api/modules/superadmin/businesses/subscription.ts'
import { platformContext } from '#api/modules/superadmin/platformContext.ts'

const businessId = recordId('ManagedBusiness', 'Business')

mutation('createBusiness', {
  authScopes: { session: 'superadmin' },
  description:
    'Creates a business with its first admin, interest options and follow-up plans. It is active at once.',
  input: newManagedBusiness,
  resolve: (input, context) => createBusiness(platformContext(context), input),
  payload: (t) => ({
    business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
    businessEdge: t.field({
      type: ManagedBusinessEdge,
      resolve: (node) => ({ node, cursor: cursorOf(node, businessOrder) }),
    }),
  }),
})

mutation('setBusinessActive', {
  authScopes: { session: 'superadmin' },
  description:
    'Suspends or activates a business. When it is suspended, its sessions and live streams end at once.',
  input: z.object({
    id: businessId,
    isActive: z.boolean().nullish().meta({ description: 'The new state; omit it to toggle.' }),
  }),
  resolve: ({ id, isActive }, context) => setActive(platformContext(context), id, isActive ?? null),
  payload: (t) => ({
    business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
  }),
})

mutation('setBusinessSubscription', {
  authScopes: { session: 'superadmin' },
  description:
    'Sets the status of the subscription. Unless it is ACTIVE, sessions and live streams end at once.',
  input: z.object({
    id: businessId,
    status: z.enum(SubscriptionStatus).meta({ title: 'SubscriptionStatus' }),
  }),
  resolve: ({ id, status }, context) => setSubscription(platformContext(context), id, status),
  payload: (t) => ({
    business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
  }),
})

mutation('setManagedUserPassword', {
  authScopes: { session: 'superadmin' },
  description: 'Sets a new password for a user of any business. The sessions of the user end.',
  input: z.object({ id: recordId('ManagedUser', 'User'), ...chosenPassword.shape }),
  confirmed: true,
  resolve: ({ id, password }, context) => setPasswordOfUser(platformContext(context), id, password),
  payload: (t) => ({ user: t.field({ type: ManagedUser, resolve: (user) => user }) }),
})

mutation('removeSecondFactorOfAdmin', {
  authScopes: { session: 'superadmin' },
  description:
    'Removes the second factor of the only admin of a business, who has lost it. Its owner is told by mail. FORBIDDEN where another admin can do it.',
  input: z.object({ id: recordId('ManagedUser', 'User') }),
  confirmed: true,
  resolve: ({ id }, context) => removeFactorOfAdmin(platformContext(context), id),
  payload: (t) => ({ user: t.field({ type: ManagedUser, resolve: (user) => user }) }),
})

mutation('deleteBusiness', {
  authScopes: { session: 'superadmin' },
  description: 'Deletes a business with all its data. This cannot be undone. The demo cannot be deleted.',
  input: z.object({
    id: businessId,
    name: z.string().nullish().meta({
      description:
        'The name of the business, for clients that ask the superadmin to type it as a confirmation. CONFLICT when it does not match.',
    }),
  }),
  confirmed: true,
  resolve: async ({ id, name }, context) => {
    await deleteBusiness(platformContext(context), id, name ?? null)
    return { id }
  },
  payload: (t) => ({
    deletedBusinessId: t.id({ resolve: ({ id }) => globalId('ManagedBusiness', id) }),
  }),
})
