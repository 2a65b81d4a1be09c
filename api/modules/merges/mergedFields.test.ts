import { expect, it } from 'vitest'
import { Prisma } from '#api/generated/client.ts'
import { columnsOfFields, ownColumns } from '#api/modules/merges/mergedFields.ts'

it('A merge decides about every column of a customer', () => {
  const decided = [...ownColumns, 'custom', ...Object.values(columnsOfFields).flat()]
  expect(decided.sort()).toEqual(Object.keys(Prisma.CustomerScalarFieldEnum).sort())
})
