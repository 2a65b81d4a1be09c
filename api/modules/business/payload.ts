import type { FieldMap, ObjectRef } from '@pothos/core'
import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import type { builder } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { Business } from '#api/modules/business/schema.ts'
import { ownBusiness } from '#api/modules/business/service.ts'

export type FurtherFields = <Parent extends object>(t: FieldsOf<Parent>) => FieldMap

/**
 * The `business` field of a payload, so that the response includes figures that the mutation changed (stats, counts).
 */
export function businessField<Parent extends object>(
  t: FieldsOf<Parent>,
  description = 'The business after the change.',
) {
  return t.prismaField({
    type: Business,
    description,
    resolve: (query, _payload, _args, { ctx }) => ownBusiness(ctx, query),
  })
}

export const withBusiness: FurtherFields = (t) => ({ business: businessField(t) })

/** The payload of a mutation that writes a record: the record as `name`, and the business after the change. */
export const recordPayload =
  <Row extends object>(
    name: string,
    type: ObjectRef<typeof builder.$inferSchemaTypes, Row>,
    further: (t: FieldsOf<Row>) => FieldMap = withBusiness,
  ) =>
  // Pothos's types depend on whether the result is a list, which a type parameter cannot express.
  (t: FieldsOf<Row>) => ({ [name]: t.field({ type, resolve: (row) => row as never }), ...further(t) })

/** The input, the resolver and the payload of a mutation that deletes a record of a type. */
export function deletion<Id extends string | number | bigint>(
  type: string,
  id: z.ZodType<Id>,
  remove: (ctx: Context['ctx'], id: Id) => Promise<unknown>,
  further = withBusiness,
) {
  return {
    input: z.object({ id }),
    async resolve(input: { id: Id }, { ctx }: Context) {
      await remove(ctx, input.id)
      return { id: globalId(type, input.id) }
    },
    payload: (t: FieldsOf<{ id: string }>) => ({ [`deleted${type}Id`]: t.exposeID('id'), ...further(t) }),
  }
}

/** The input and the resolver of a mutation that undoes another by its token. */
export const undoing = <Row>(
  undo: (ctx: Context['ctx'], undoTokens: UndoTokens, undoToken: string) => Promise<Row>,
) => ({
  input: z.object({
    undoToken: z.string().meta({ description: 'The token that the undone mutation returned.' }),
  }),
  resolve: ({ undoToken }: { undoToken: string }, { ctx, services }: Context) =>
    undo(ctx, services.undoTokens, undoToken),
})
