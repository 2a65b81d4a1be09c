import { badField } from '#api/core/errors/errors.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { isAnnounced } from '#api/core/live/announcement.ts'
import type { Batch } from '#api/core/live/changeBroker.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { models } from '#api/policy/models.ts'

const announcedModels = Object.keys(models).filter(isAnnounced)

/** The business id of announcements for superadmins; no business has this id. */
const platformId = 0

const ChangedType = builder.enumType('ChangedType', {
  values: announcedModels,
  description: 'A type of records whose changes are announced, by its name in this schema.',
})

const Changes = builder.objectRef<Batch>('Changes').implement({
  description:
    "Changes in the viewer's business by any user on any server; for superadmins, changes of the platform audit trail.",
  fields: (t) => ({
    mayBeIncomplete: t.exposeBoolean('mayBeIncomplete', {
      description:
        'Whether there may have been more changes than `types` lists, so that clients should read everything again. True in the first event, unless `since` covers the time before the subscription.',
    }),
    types: t.expose('types', {
      type: [ChangedType],
      extensions: priced({ rows: announcedModels.length, statements: 0 }),
      description:
        'The types of the records that were added, changed or deleted, as far as the viewer may see them. Each type is listed once.',
    }),
  }),
})

builder.subscriptionField('changes', (t) =>
  t.field({
    type: Changes,
    authScopes: { session: 'any' },
    description:
      "The types of the records that change in the viewer's business; for superadmins, `AuditEntry` when the audit trail of the platform changes. Changes of the same moment are one event. The first event is sent at once.",
    args: {
      since: t.arg.int({
        description:
          'How many milliseconds ago the client started to read its data. Changes since then are reported as well, or the first event has `mayBeIncomplete`.',
      }),
    },
    subscribe: (_root, { since }, { services, viewer, address }) => {
      if (since != null && since < 0) throw badField('since', 'since must not be negative')
      const reach = since ?? undefined
      if (viewer.kind === 'apiKey')
        return services.live.subscribe({ ...viewer, userId: null, address }, reach)
      if (viewer.kind === 'superadmin') {
        const { sessionId } = viewer
        const platform = { businessId: platformId, userId: null, role: 'ADMIN' } as const
        return services.live.subscribe({ ...platform, sessionId, address }, reach)
      }
      if (viewer.kind !== 'user') throw refusal(viewer)
      return services.live.subscribe({ ...viewer, address }, reach)
    },
    // Pothos authorizes a subscription only at its start, so each event checks the viewer again: a stream gets no
    // events after its session has ended.
    resolve: (batch, _args, { viewer }) => {
      const { kind } = viewer
      if (kind !== 'user' && kind !== 'apiKey' && kind !== 'superadmin') throw refusal(viewer)
      return batch
    },
  }),
)
