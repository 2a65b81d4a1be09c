import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { cursorOf } from '#api/core/keyset.ts'
import { BusinessTypeEnum, SubscriptionStatusEnum } from '#api/modules/business/schema.ts'
import { createBusiness } from '#api/modules/superadmin/businesses/creation.ts'
import { deleteBusiness } from '#api/modules/superadmin/businesses/deletion.ts'
import { businessOrder } from '#api/modules/superadmin/businesses/lists.ts'
import { setUserPassword } from '#api/modules/superadmin/businesses/password.ts'
import {
  ManagedBusiness,
  ManagedBusinessEdge,
  ManagedUser,
  managedId,
} from '#api/modules/superadmin/businesses/schema.ts'
import { setActive, setSubscription } from '#api/modules/superadmin/businesses/standing.ts'
import { deskOf } from '#api/modules/superadmin/desk.ts'

const ManagedBusinessInput = builder.inputType('ManagedBusinessInput', {
  description: 'What is said of a business when a superadmin makes it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    businessType: t.field({ type: BusinessTypeEnum, description: 'RETAIL when it is missing.' }),
    address: t.string(),
    phone: t.string({ description: 'In any writing; 7 to 10 digits are kept.' }),
    email: t.string(),
    timeZone: t.string({ description: 'IANA name; America/New_York when it is missing.' }),
  }),
})

const ManagedAdminInput = builder.inputType('ManagedAdminInput', {
  description: 'The first admin of such a business.',
  fields: (t) => ({
    username: t.string({ required: true }),
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({ required: true, description: '6 to 200 characters.' }),
  }),
})

builder.relayMutationField(
  'createBusiness',
  {
    inputFields: (t) => ({
      business: t.field({ type: ManagedBusinessInput, required: true }),
      admin: t.field({ type: ManagedAdminInput, required: true }),
    }),
  },
  {
    authScopes: { session: 'superadmin' },
    description:
      'Makes a business with its admin, interest options and follow-up plans; it may work at once.',
    resolve: (_root, { input }, context) => createBusiness(deskOf(context), input),
  },
  {
    outputFields: (t) => ({
      business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
      businessEdge: t.field({
        type: ManagedBusinessEdge,
        resolve: (node) => ({ node, cursor: cursorOf(node, businessOrder) }),
      }),
    }),
  },
)

builder.relayMutationField(
  'setBusinessActive',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      isActive: t.boolean({
        description: 'What it is from now on; what it is not by now when it is missing.',
      }),
    }),
  },
  {
    authScopes: { session: 'superadmin' },
    description: 'Suspends or activates a business. Suspended, its sessions and live streams end at once.',
    resolve: (_root, { input: { id, isActive } }, context) =>
      setActive(deskOf(context), managedId(id), isActive ?? null),
  },
  {
    outputFields: (t) => ({
      business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
    }),
  },
)

builder.relayMutationField(
  'setBusinessSubscription',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      status: t.field({ type: SubscriptionStatusEnum, required: true }),
    }),
  },
  {
    authScopes: { session: 'superadmin' },
    description:
      'Sets the subscription of a business. Unless it is active, sessions and live streams end at once.',
    resolve: (_root, { input: { id, status } }, context) =>
      setSubscription(deskOf(context), managedId(id), status),
  },
  {
    outputFields: (t) => ({
      business: t.field({ type: ManagedBusiness, resolve: (business) => business }),
    }),
  },
)

builder.relayMutationField(
  'setManagedUserPassword',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      password: t.string({ required: true, description: '6 to 200 characters.' }),
    }),
  },
  {
    authScopes: { session: 'superadmin' },
    description: 'Gives a member of any business a new password; their sessions end.',
    resolve: (_root, { input: { id, ...input } }, context) =>
      setUserPassword(deskOf(context), idOf('ManagedUser', id, 'User'), input),
  },
  { outputFields: (t) => ({ user: t.field({ type: ManagedUser, resolve: (user) => user }) }) },
)

builder.relayMutationField(
  'deleteBusiness',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      name: t.string({
        description: 'Its name, typed again: CONFLICT when it has another. Not asked of programs.',
      }),
    }),
  },
  {
    authScopes: { session: 'superadmin' },
    description: 'Deletes a business with everything it ever kept, for good. Never the demo.',
    resolve: async (_root, { input }, context) => {
      const id = managedId(input.id)
      await deleteBusiness(deskOf(context), id, input.name ?? null)
      return { id }
    },
  },
  {
    outputFields: (t) => ({
      deletedBusinessId: t.id({ resolve: ({ id }) => globalId('ManagedBusiness', id) }),
    }),
  },
)
