import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '#api/core/builder.ts'
import { refusal } from '#api/core/context.ts'
import { badField } from '#api/core/errors.ts'
import { globalId } from '#api/core/ids.ts'
import type { Announcement } from '#api/core/live/announcement.ts'
import { type Batch, mostRecords } from '#api/core/live/hub.ts'
import { priced } from '#api/core/prices.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { isShown, type Place, readRecords, shownModels } from '#api/modules/live/records.ts'

/** The records of a batch that the graph knows. */
function recordsOf({ announcements }: Batch, wanted: (announcement: Announcement) => boolean): Place[] {
  return announcements
    .filter(wanted)
    .flatMap(({ model, id }) => (id !== null && isShown(model) ? [{ model, id }] : []))
}

/** What has been written in a shop, as its open screens need to hear it. */
const Changes = builder.objectRef<Batch>('Changes').implement({
  description: "What has just been written in the viewer's shop, by whomever and through whichever server.",
  fields: (t) => ({
    missed: t.exposeBoolean('missed', {
      description:
        'Whether more may have happened than is told here: ask anew for what is shown. The first event ' +
        'says it of what was before, unless `since` reaches so far.',
    }),
    changed: t.field({
      type: [builder.nodeInterfaceRef()],
      // The types of an event share its records; the records of each type are one statement.
      extensions: priced({
        rows: mostRecords,
        rowsSharedBy: 'type',
        statements: (args) => (args.get('type') == null ? shownModels : 1),
      }),
      nullable: { list: false, items: true },
      description:
        'Records that were added or changed, of one type or of all, as they are now; null for one the viewer may ' +
        'not see.',
      args: { type: t.arg.string({ description: 'Name of the type, as `Contact`.' }) },
      resolve: (batch, { type }, context, info) =>
        readRecords(
          context.shop,
          recordsOf(batch, ({ model, act }) => act !== 'DELETE' && (!type || type === model)),
          (typeName) => queryFromInfo({ context, info, typeName }),
        ),
    }),
    deletedIds: t.idList({
      extensions: priced({ rows: mostRecords, statements: 0 }),
      description: 'Ids of records that are gone.',
      resolve: (batch) =>
        recordsOf(batch, ({ act }) => act === 'DELETE').map(({ model, id }) => globalId(model, id)),
    }),
    business: businessField(t),
  }),
})

builder.subscriptionField('changes', (t) =>
  t.field({
    type: Changes,
    authScopes: { session: 'member' },
    description:
      "What is written in the viewer's shop from now on. Writes of one moment come together. The first event comes at once.",
    args: {
      since: t.arg.int({
        description:
          'How many milliseconds ago the viewer began to ask for what is shown. What was written since then is told ' +
          'as well, or the first event says that something was missed.',
      }),
    },
    subscribe: (_root, { since }, { house, viewer, address }) => {
      if (since != null && since < 0) throw badField('since', 'since must not be negative')
      const reach = since ?? undefined
      if (viewer.kind === 'key') return house.live.subscribe({ ...viewer, userId: null, address }, reach)
      if (viewer.kind !== 'member') throw refusal(viewer)
      return house.live.subscribe({ ...viewer, address }, reach)
    },
    // The library asks the rule when a stream begins, not for its events: whoever has no session by then hears nothing.
    resolve: (batch, _args, { viewer }) => {
      if (viewer.kind !== 'member' && viewer.kind !== 'key') throw refusal(viewer)
      return batch
    },
  }),
)
