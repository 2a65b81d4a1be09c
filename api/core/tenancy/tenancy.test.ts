import { describe, expect, it } from 'vitest'
import { scopeArgs, tenantDatabases } from '#api/core/tenancy/tenancy.ts'

const scope = (operation: string, args: Record<string, unknown>) =>
  scopeArgs(operation, args, 'businessId', 7)

describe('the arguments of a call inside a business', () => {
  it('find only its rows, whatever else they ask', () => {
    expect(scope('findMany', {})).toEqual({ where: { AND: [{ businessId: 7 }] } })
    expect(scope('findMany', { where: { OR: [{ businessId: 8 }, { id: 1 }] }, take: 5 })).toEqual({
      where: { OR: [{ businessId: 8 }, { id: 1 }], AND: [{ businessId: 7 }] },
      take: 5,
    })
    expect(scope('count', { where: { AND: { id: 1 } } })).toEqual({
      where: { AND: [{ id: 1 }, { businessId: 7 }] },
    })
    expect(scope('deleteMany', { where: { businessId: 8 } })).toEqual({
      where: { businessId: 8, AND: [{ businessId: 7 }] },
    })
  })

  it('leave a unique key of the business as it is, so that many are asked for at once', () => {
    const own = { where: { businessId_id: { businessId: 7, id: 1 } } }
    expect(scope('findUnique', own)).toBe(own)
    expect(scopeArgs('findUnique', { where: { id: 7 } }, 'id', 7)).toEqual({ where: { id: 7 } })
    for (const where of [
      { businessId_id: { businessId: 8, id: 1 } },
      { businessId_id: { businessId: 7, id: 1 }, OR: [{ id: 2 }] },
      { customer: { businessId: 7 } },
      {},
    ]) {
      expect(scope('findUnique', { where })).toEqual({ where: { ...where, AND: [{ businessId: 7 }] } })
    }
    expect(scope('update', own)).toEqual({ where: { ...own.where, AND: [{ businessId: 7 }] } })
  })

  it('make rows of this business, also when another is named', () => {
    expect(scope('create', { data: { businessId: 8, name: 'x' } })).toEqual({
      data: { businessId: 7, name: 'x' },
    })
    expect(scope('createMany', { data: [{ name: 'x' }, { businessId: 8 }] })).toEqual({
      data: [{ businessId: 7, name: 'x' }, { businessId: 7 }],
    })
  })

  it('cannot give a row to another business', () => {
    const moved = scope('update', { where: { id: 1 }, data: { businessId: 8 } })
    expect(moved.data).toEqual({ businessId: 7 })
    const upserted = scope('upsert', { where: { id: 1 }, create: {}, update: { businessId: 8, name: 'x' } })
    expect(upserted).toMatchObject({ create: { businessId: 7 }, update: { businessId: 7, name: 'x' } })
    expect(scope('updateMany', { data: { name: 'x' } }).data).toEqual({ name: 'x' })
  })
})

it.each([Number.NaN, undefined, null, '7', 1.5])(
  'There is no database for %s, which is no business',
  (id) => {
    const databaseOf = tenantDatabases({} as never, () => undefined)
    expect(() => databaseOf(id as number)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  },
)
