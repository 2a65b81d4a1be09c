import { z } from 'zod'
import { globalId, idOf, readGlobalId, recordId } from '#api/core/graph/ids.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { notFound } from '#api/core/platform/errors.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import { finishEntry, finishing, takeBackEntry } from '#api/modules/dashboard/dayActs.ts'
import { type DayKind, type DayPlace, dayKinds } from '#api/modules/dashboard/myDay.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'

/** Which entry a global id means. An id of anything else is answered like one that does not exist. */
const place = z
  .string()
  .transform((id): DayPlace => {
    const kind = dayKinds.find((name) => name === readGlobalId(id).typename)
    if (!kind) throw notFound('Entry')
    return { kind, id: idOf(kind, id) }
  })
  .meta({ format: 'id', description: 'Of any entry of the day.' })

/** The record that was dealt with, in the field of its kind. */
function found<Row>(place: DayPlace, kind: DayKind, find: (where: { id: number }) => Promise<Row | null>) {
  return place.kind === kind ? find({ id: place.id }) : null
}

/** What the payloads of both acts say of the entry: one of five records. */
function records<Done extends DayPlace>(t: FieldsOf<Done>) {
  return {
    contact: t.prismaField({
      type: Contact,
      nullable: true,
      description: 'The contact that was completed.',
      resolve: (query, done, _args, { ctx }) =>
        found(done, 'Contact', (where) => ctx.db.contact.findFirst({ ...query, where })),
    }),
    followUp: t.prismaField({
      type: FollowUp,
      nullable: true,
      description: 'The follow-up that was completed.',
      resolve: (query, done, _args, { ctx }) =>
        found(done, 'FollowUp', (where) => ctx.db.followUp.findFirst({ ...query, where })),
    }),
    hotBoardItem: t.prismaField({
      type: HotBoardItem,
      nullable: true,
      description: 'The hot board item that was resolved.',
      resolve: (query, done, _args, { ctx }) =>
        found(done, 'HotBoardItem', (where) => ctx.db.hotBoardItem.findFirst({ ...query, where })),
    }),
    organizerTask: t.prismaField({
      type: OrganizerTask,
      nullable: true,
      description: 'The task that was completed.',
      resolve: (query, done, _args, { ctx }) =>
        found(done, 'OrganizerTask', (where) => ctx.db.organizerTask.findFirst({ ...query, where })),
    }),
    serviceAppointment: t.prismaField({
      type: ServiceAppointment,
      nullable: true,
      description: 'The appointment that was completed.',
      resolve: (query, done, _args, { ctx }) =>
        found(done, 'ServiceAppointment', (where) =>
          ctx.db.serviceAppointment.findFirst({ ...query, where }),
        ),
    }),
  }
}

mutation('finishMyDayEntry', {
  authScopes: { can: 'myDay:work' },
  description:
    'Completes or resolves an entry of the day and schedules the next contact, all or nothing. Doing it again gives the first result and schedules nothing.',
  input: z.object({ id: place, ...finishing.shape }),
  resolve: ({ id: entry, ...result }, { ctx }) => finishEntry(ctx, entry, result),
  payload: (t) => ({
    ...records(t),
    nextContact: t.prismaField({
      type: Contact,
      nullable: true,
      description: 'The contact that was scheduled; null also when somebody else had been first.',
      resolve: (query, { nextContactId }, _args, { ctx }) =>
        nextContactId === null ? null : ctx.db.contact.findFirst({ ...query, where: { id: nextContactId } }),
    }),
    celebrations: celebrationsField(t, ({ kind, id }) => `${kind}:${id}`),
    business: businessField(t),
  }),
})

interface TakenBack extends DayPlace {
  deletedId: number | null
}

mutation('takeBackMyDayEntry', {
  authScopes: { can: 'myDay:work' },
  description:
    'Opens again what was done with `finishMyDayEntry`, and deletes the next contact, all or nothing. A completed appointment stays completed: CONFLICT.',
  input: z.object({
    id: place,
    nextContactId: recordId('Contact')
      .nullish()
      .meta({ description: 'The contact that was scheduled with it is deleted.' }),
  }),
  resolve: async ({ id: entry, nextContactId = null }, { ctx }): Promise<TakenBack> => ({
    ...entry,
    deletedId: await takeBackEntry(ctx, entry, nextContactId),
  }),
  payload: (t) => ({
    ...records(t),
    deletedContactId: t.id({
      nullable: true,
      resolve: ({ deletedId }) => (deletedId === null ? null : globalId('Contact', deletedId)),
    }),
    business: businessField(t),
  }),
})
