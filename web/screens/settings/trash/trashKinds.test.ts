import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { keptDays, trashKinds } from '#web/features/trash/trashKinds.ts'
import schemaText from '../../../../schema.graphql?raw'
import { trashTypes } from './trashFilter.ts'

const schema = buildSchema(schemaText)

test('The days that questions promise are those of the API', () => {
  expect(schema.getType('TrashEntry')?.description).toContain(`for ${keptDays} days`)
})

test('The trash can be filtered by each type that it takes', () => {
  const type = schema.getType('TrashType')
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
  expect([...trashTypes].sort()).toEqual([...names].sort())
  expect(Object.keys(trashKinds)).toEqual([...trashTypes])
})
