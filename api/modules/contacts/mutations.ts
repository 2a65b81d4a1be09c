import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { selectionOf } from '#api/core/reads/selection.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import {
  completeContact,
  deleteContact,
  reopenContact,
  rescheduleContact,
  scheduleContact,
} from '#api/modules/contacts/service.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'

builder.relayMutationField(
  'scheduleContact',
  {
    inputFields: (t) => ({
      customerId: t.id({ required: true }),
      scheduledDate: t.field({ type: 'DateTime', required: true }),
      email: t.string(),
      notes: t.string({ description: 'At most 5,000 characters.' }),
    }),
  },
  {
    authScopes: { can: 'contact:write' },
    description: 'Schedules a contact with a customer. A past time is allowed.',
    resolve: (_root, { input: { customerId, ...input } }, context, info) =>
      scheduleContact(
        context.shop,
        idOf('Customer', customerId),
        input,
        selectionOf(context, info, 'contact'),
      ),
  },
  {
    outputFields: (t) => ({
      contact: t.field({ type: Contact, resolve: (contact) => contact }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'rescheduleContact',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      scheduledDate: t.field({ type: 'DateTime', required: true }),
    }),
  },
  {
    authScopes: { can: 'contact:write' },
    description: 'Moves a contact that is not completed to another time.',
    resolve: (_root, { input }, { shop }) =>
      rescheduleContact(shop, idOf('Contact', input.id), input.scheduledDate),
  },
  {
    outputFields: (t) => ({
      contact: t.field({ type: Contact, resolve: (contact) => contact }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'completeContact',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      notes: t.string({ description: 'How it went; at most 2,000 characters.' }),
    }),
  },
  {
    authScopes: { can: 'contact:write' },
    description: 'Completes a contact. Doing it again gives the first result.',
    resolve: (_root, { input: { id, ...input } }, context, info) =>
      completeContact(context.shop, idOf('Contact', id), input, selectionOf(context, info, 'contact')),
  },
  {
    outputFields: (t) => ({
      contact: t.field({ type: Contact, resolve: (contact) => contact }),
      celebrations: celebrationsField(t, ({ id }) => `Contact:${id}`),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'reopenContact',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'contact:reopen' },
    description: "Takes a completion back: one's own, or anyone's for managers.",
    resolve: (_root, { input }, { shop }) => reopenContact(shop, idOf('Contact', input.id)),
  },
  {
    outputFields: (t) => ({
      contact: t.field({ type: Contact, resolve: (contact) => contact }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'deleteContact',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'contact:delete' },
    description: 'Deletes a contact, completed or not.',
    resolve: async (_root, { input }, { shop }) => {
      const id = idOf('Contact', input.id)
      await deleteContact(shop, id)
      return { deletedContactId: globalId('Contact', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedContactId: t.exposeID('deletedContactId'),
      business: businessField(t),
    }),
  },
)
