import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { instant } from '#api/core/input/input.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField, deletion } from '#api/modules/business/payload.ts'
import type { TrashType } from '#api/modules/trash/kinds.ts'
import { deleteForGood, emptyTrash, restoreFromTrash } from '#api/modules/trash/restoration/service.ts'
import { TrashTypeEnum } from '#api/modules/trash/schema.ts'

const entryId = recordId('TrashEntry', 'Trash entry')

mutation('restoreTrash', {
  authScopes: { can: 'trash:restore' },
  description:
    'Restores a deleted record with all that was deleted with it. Idempotent: a repeated call answers the first result. FORBIDDEN when another user deleted it, unless the viewer is a manager. CONFLICT while what it belongs to is gone.',
  input: z.object({ id: entryId }),
  resolve: ({ id }, { ctx }) => restoreFromTrash(ctx, id),
  payload: (t) => ({
    type: t.field({ type: TrashTypeEnum, resolve: ({ type }) => type as TrashType }),
    restoredId: t.id({
      description: 'The id of the record, which is the same as before.',
      resolve: ({ type, recordId: id }) => globalId(type, id),
    }),
    databaseId: t.exposeInt('recordId', { description: 'The number of the record in the REST API.' }),
    title: t.exposeString('title'),
    remarks: t.exposeStringList('remarks', {
      extensions: priced({ rows: 25 }),
      description:
        'Sentences about what is no longer as it was, such as an appointment whose slot was taken.',
    }),
    business: businessField(t),
  }),
})

mutation('deleteTrashEntry', {
  authScopes: { can: 'trash:deleteOwn' },
  description: 'Deletes a record in the trash for good: admins any, users their notes and tasks.',
  ...deletion('TrashEntry', entryId, deleteForGood),
})

mutation('emptyTrash', {
  authScopes: { can: 'trash:deleteForGood' },
  description: 'Deletes for good all that the viewer sees in the trash.',
  input: z.object({
    deletedUntil: instant.nullish().meta({
      description: 'Keeps what was deleted after this instant, which a question before did not count.',
    }),
  }),
  resolve: async ({ deletedUntil }, { ctx }) => ({ count: await emptyTrash(ctx, deletedUntil) }),
  payload: (t) => ({
    count: t.exposeInt('count', { description: 'How many records were deleted for good.' }),
    business: businessField(t),
  }),
})
