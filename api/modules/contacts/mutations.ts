import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { expected, expectedClosedAt, instant, onlyIfOpen } from '#api/core/input/input.ts'
import { selectionOf } from '#api/core/reads/selection.ts'
import { Activity } from '#api/modules/activities/schema.ts'
import { businessField, recordPayload, undoing } from '#api/modules/business/payload.ts'
import {
  checkedContact,
  completion,
  interaction,
  interactionKinds,
  laterNotes,
  newContact,
  scheduledDate,
} from '#api/modules/contacts/input.ts'
import { logInteraction, takeBackInteraction } from '#api/modules/contacts/log.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import {
  completeContact,
  deleteContact,
  noteCompletedContact,
  reopenContact,
  rescheduleContact,
  scheduleContact,
} from '#api/modules/contacts/service.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { celebrationsField, withCelebrations } from '#api/modules/points/schema.ts'
import { trashed } from '#api/modules/trash/payload.ts'

mutation('scheduleContact', {
  authScopes: { can: 'contact:write' },
  description:
    'Schedules a contact with a customer. A past time is allowed. With `completed`, writes down one that has just happened.',
  input: checkedContact(z.object({ customerId: recordId('Customer'), ...newContact.shape })),
  resolve: ({ customerId, ...input }, context, info) =>
    scheduleContact(context.ctx, customerId, input, selectionOf(context, info, 'contact')),
  payload: recordPayload('contact', Contact),
})

mutation('rescheduleContact', {
  authScopes: { can: 'contact:write' },
  description:
    'Moves an open contact to another time. CONFLICT when it is completed, or when `expectedScheduledDate` is given and the contact has another time by now.',
  input: z.object({ id: recordId('Contact'), scheduledDate, expectedScheduledDate: expected(instant) }),
  resolve: ({ id, scheduledDate, expectedScheduledDate }, { ctx }) =>
    rescheduleContact(ctx, id, scheduledDate, expectedScheduledDate),
  payload: recordPayload('contact', Contact),
})

mutation('completeContact', {
  authScopes: { can: 'contact:write' },
  description: 'Completes a contact. Idempotent: calling it again returns the first result.',
  input: z.object({ id: recordId('Contact'), ...completion.shape, onlyIfOpen }),
  resolve: ({ id, ...input }, context, info) =>
    completeContact(context.ctx, id, input, selectionOf(context, info, 'contact')),
  payload: recordPayload('contact', Contact, withCelebrations('Contact')),
})

mutation('reopenContact', {
  authScopes: { can: 'contact:reopen' },
  description:
    'Reopens a completed contact. Users reopen what they completed themselves, managers and admins all.',
  input: z.object({ id: recordId('Contact'), expectedClosedAt }),
  resolve: ({ id, expectedClosedAt }, { ctx }) => reopenContact(ctx, id, expectedClosedAt),
  payload: recordPayload('contact', Contact),
})

mutation('noteCompletedContact', {
  authScopes: { can: 'contact:reopen' },
  description:
    'Replaces the completion notes of a completed contact. Users can do this for contacts that they completed; managers and admins for all contacts.',
  input: z.object({ id: recordId('Contact'), ...laterNotes.shape }),
  resolve: ({ id, notes }, { ctx }) => noteCompletedContact(ctx, id, notes),
  payload: recordPayload('contact', Contact),
})

mutation('deleteContact', {
  authScopes: { can: 'contact:delete' },
  description: 'Deletes a contact, completed or not.',
  ...trashed('Contact', deleteContact),
})

builder.enumType('InteractionKind', {
  description: 'A call or a visit is written as a completed contact, everything else as an activity.',
  values: interactionKinds,
})

mutation('logInteraction', {
  authScopes: { can: 'contact:log' },
  description:
    'Logs what has just happened with a customer, and schedules the next contact, in one transaction. A call or a visit is a completed contact; a sale, a meeting or a note is an activity.',
  input: z.object({ customerId: recordId('Customer'), ...interaction.shape }),
  resolve: (input, { ctx, services }) => logInteraction(ctx, services.undoTokens, input),
  payload: (t) => ({
    contact: t.field({ type: Contact, nullable: true, resolve: ({ contact }) => contact as never }),
    activity: t.field({ type: Activity, nullable: true, resolve: ({ activity }) => activity as never }),
    nextContact: t.field({
      type: Contact,
      nullable: true,
      resolve: ({ nextContact }) => nextContact as never,
    }),
    undoToken: t.exposeString('undoToken', {
      description: 'Undoes it with `takeBackInteraction` within one hour.',
    }),
    celebrations: celebrationsField(t, ({ pointSubject }) => pointSubject),
    business: businessField(t),
  }),
})

mutation('takeBackInteraction', {
  authScopes: { can: 'contact:log' },
  description:
    'Undoes `logInteraction`: deletes what it wrote and restores the status. CONFLICT when somebody has changed it since.',
  ...undoing(takeBackInteraction),
  payload: recordPayload('customer', Customer),
})
