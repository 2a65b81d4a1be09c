import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { announcedModels } from '#api/core/live/announcement.ts'
import type { Batch } from '#api/core/live/changeBroker.ts'
import { badField } from '#api/core/platform/errors.ts'
import { refusal } from '#api/core/tenancy/context.ts'

const ChangedType = builder.enumType('ChangedType', {
  values: announcedModels,
  description: 'A type of records whose changes are announced, by its name in this schema.',
})

const Changes = builder.objectRef<Batch>('Changes').implement({
  description: "What has just been written in the viewer's business, by anyone and through any server.",
  fields: (t) => ({
    mayBeIncomplete: t.exposeBoolean('mayBeIncomplete', {
      description:
        'Whether there may have been more changes than `types` says: read again whatever you show. The first event ' +
        'says it of the time before the subscription, unless `since` reaches that far back.',
    }),
    types: t.expose('types', {
      type: [ChangedType],
      extensions: priced({ rows: announcedModels.length, statements: 0 }),
      description:
        'The types of which records that the viewer may see were added, changed or deleted. Each is named once, ' +
        'however many records changed.',
    }),
  }),
})

builder.subscriptionField('changes', (t) =>
  t.field({
    type: Changes,
    authScopes: { session: 'member' },
    description:
      "Tells what is written in the viewer's business from now on. Writes of the same moment come in one event. The " +
      'first event comes at once.',
    args: {
      since: t.arg.int({
        description:
          'How many milliseconds ago the viewer began to read what is shown. What was written since then is told as ' +
          'well, or the first event says that something was missed.',
      }),
    },
    subscribe: (_root, { since }, { services, viewer, address }) => {
      if (since != null && since < 0) throw badField('since', 'since must not be negative')
      const reach = since ?? undefined
      if (viewer.kind === 'key') return services.live.subscribe({ ...viewer, userId: null, address }, reach)
      if (viewer.kind !== 'member') throw refusal(viewer)
      return services.live.subscribe({ ...viewer, address }, reach)
    },
    // Pothos asks the rule when a stream begins, and not for its events: an ended session learns of no more.
    resolve: (batch, _args, { viewer }) => {
      if (viewer.kind !== 'member' && viewer.kind !== 'key') throw refusal(viewer)
      return batch
    },
  }),
)
