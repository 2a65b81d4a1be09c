import { z } from 'zod'
import type { Context } from '#api/core/context/context.ts'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { type FurtherFields, withBusiness } from '#api/modules/business/payload.ts'
import { type TrashType, trashKinds } from '#api/modules/trash/kinds.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { TrashEntry } from '#api/modules/trash/schema.ts'

/** The input, the resolver and the payload of a mutation that moves a record to the trash. */
export function trashed(
  type: TrashType,
  remove: (ctx: Context['ctx'], id: number) => Promise<TrashRow>,
  further: FurtherFields = withBusiness,
) {
  return {
    input: z.object({ id: recordId(type, trashKinds[type].noun) }),
    resolve: ({ id }: { id: number }, { ctx }: Context) => remove(ctx, id),
    payload: (t: FieldsOf<TrashRow>) => ({
      [`deleted${type}Id`]: t.id({ resolve: ({ recordId }) => globalId(type, recordId) }),
      trashEntry: t.field({
        type: TrashEntry,
        description: 'Its entry in the trash, with which `restoreTrash` brings it back.',
        resolve: (entry) => entry as never,
      }),
      ...further(t),
    }),
  }
}
