import { z } from 'zod'
import { notFound } from '#api/core/errors/errors.ts'
import { globalId, idOf, readGlobalId, recordId } from '#api/core/graph/ids.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { expectedClosedAt, onlyIfOpen } from '#api/core/input/input.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import { type DayEntryRef, dayKinds } from '#api/modules/dashboard/my-day/queue.ts'
import { MyDayEntry, readEntries } from '#api/modules/dashboard/my-day/schema.ts'
import { finishEntry, finishing, takeBackEntry } from '#api/modules/dashboard/my-day/service.ts'
import { celebrationsField } from '#api/modules/points/schema.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

/** The entry of a global id. An id of another type gives the same error as a record that does not exist. */
const place = z
  .string()
  .transform((id): DayEntryRef => {
    const kind = dayKinds.find((name) => name === readGlobalId(id).typename)
    if (!kind) throw notFound('Entry')
    return { kind, id: idOf(kind, id) }
  })
  .meta({ format: 'id', description: 'The id of an entry of `myDay`.' })

/** The record that was completed, resolved or reopened. */
const entryField = (t: FieldsOf<DayEntryRef>) =>
  t.field({
    type: MyDayEntry,
    nullable: true,
    extensions: priced({ statements: 1 }),
    description: 'The record after the change; null when it has been deleted in the meantime.',
    resolve: async (place, _args, context, info) => (await readEntries([place], context, info))[0] ?? null,
  })

mutation('completeMyDayEntry', {
  authScopes: { can: 'myDay:work' },
  description:
    'Completes or resolves an entry of `myDay` and schedules the next contact in one transaction. Idempotent: calling it again returns the first result and schedules nothing.',
  input: z.object({ id: place, ...finishing.shape, onlyIfOpen }),
  resolve: ({ id: entry, ...result }, { ctx }) => finishEntry(ctx, entry, result),
  payload: (t) => ({
    entry: entryField(t as never),
    nextContact: t.prismaField({
      type: Contact,
      nullable: true,
      description: 'The contact that was scheduled; null also when another user completed the entry first.',
      resolve: (query, { nextContactId }, _args, { ctx }) =>
        nextContactId === null ? null : ctx.db.contact.findFirst({ ...query, where: { id: nextContactId } }),
    }),
    celebrations: celebrationsField(t, ({ kind, id }) => `${kind}:${id}`),
    viewer: viewerField(t),
  }),
})

interface TakenBack extends DayEntryRef {
  deletedId: number | null
}

mutation('reopenMyDayEntry', {
  authScopes: { can: 'myDay:work' },
  description:
    'Undoes `completeMyDayEntry`: reopens the entry and deletes the next contact in one transaction. CONFLICT for an appointment, which stays completed.',
  input: z.object({
    id: place,
    nextContactId: recordId('Contact')
      .nullish()
      .meta({ description: 'The contact that was scheduled with the completion. It is deleted.' }),
    expectedClosedAt,
  }),
  resolve: async ({ id: entry, nextContactId = null, expectedClosedAt }, { ctx }): Promise<TakenBack> => ({
    ...entry,
    deletedId: await takeBackEntry(ctx, entry, nextContactId, expectedClosedAt),
  }),
  payload: (t) => ({
    entry: entryField(t as never),
    deletedContactId: t.id({
      nullable: true,
      resolve: ({ deletedId }) => (deletedId === null ? null : globalId('Contact', deletedId)),
    }),
    viewer: viewerField(t),
  }),
})
