import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { Business } from '#api/modules/business/schema.ts'
import { ownBusiness } from '#api/modules/business/service.ts'

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
