import { type GraphQLObjectType, type GraphQLResolveInfo, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { AnyOrder } from '#api/core/reads/keyset.ts'
import { planOf } from '#api/core/reads/plan.ts'
import { selectedFields } from '#api/core/reads/selection.ts'
import { schema } from '#api/schema.ts'

function planFor(typeName: string, fields: string, order?: AnyOrder) {
  const [operation] = parse(`{ list { ${fields} } }`).definitions
  const [node] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : []
  const info = { fieldNodes: [node], fragments: {} } as Partial<GraphQLResolveInfo> as GraphQLResolveInfo
  return planOf(schema.getType(typeName) as GraphQLObjectType, selectedFields(info, []), order)
}

describe('the plan of a list', () => {
  it('reads the columns that fields are made of, and joins rows', () => {
    expect(planFor('Contact', 'status customerName completedBy { fullName }')).toMatchObject({
      model: 'Contact',
      columns: ['id', 'completed', 'scheduledDate'],
      joined: [
        { relation: 'customer', model: 'Customer', by: 'customerId', columns: ['id', 'name'] },
        {
          relation: 'completedBy',
          model: 'User',
          by: 'completedById',
          columns: ['id', 'firstName', 'lastName'],
        },
      ],
    })
  })

  it('reads the whole row for a computed field that does not say what it reads', () => {
    expect(planFor('ServiceAppointment', 'needsOutcome')?.columns).toEqual(
      expect.arrayContaining(['customerId', 'notes', 'status', 'endsAt']),
    )
  })

  it.each([
    ['a list of records without pages', 'StickyNote', 'sharedWith { id }'],
    ['a row joined to a joined one', 'FollowUp', 'customer { id } contact { customer { id } }'],
    ['a field of another type', 'Contact', 'color'],
  ])('is none for %s', (_what, type, fields) => {
    expect(planFor(type, fields)).toBeNull()
  })

  it('is none for an order whose columns go two ways', () => {
    expect(
      planFor('Contact', 'id', [
        ['scheduledDate', 'desc', 'instant'],
        ['id', 'asc', 'integer'],
      ]),
    ).toBeNull()
  })
})
