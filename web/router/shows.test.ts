import { buildSchema, isEnumType } from 'graphql'
import type { ConcreteRequest } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import schemaText from '../../schema.graphql?raw'
import type { Screen } from './screen.ts'

const files = import.meta.glob<Record<string, unknown>>('../{screens,shell}/**/*.route.ts', { eager: true })
const requests = import.meta.glob<{ default: ConcreteRequest }>('../__generated__/*Query.graphql.ts', {
  eager: true,
})

const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'queryName' in value && value.queryName !== null
const screens = Object.values(files).flatMap((exported) => Object.values(exported).filter(isScreen))

const announced = buildSchema(schemaText).getType('ChangedType')
const types = isEnumType(announced) ? announced.getValues().map(({ name }) => name) : []

/** The types of the records that a compiled query selects, by the names that Relay's compiler left in it. */
function selectedBy(queryName: string): string[] {
  const request = requests[`../__generated__/${queryName}.graphql.ts`]?.default
  if (!request) throw new Error(`${queryName} was not compiled`)
  const names = JSON.stringify(request.operation).matchAll(/"(?:concreteType|type)":"(\w+)"/g)
  return [...new Set([...names].map(([, name = '']) => name))].filter((name) => types.includes(name))
}

describe('a screen is read again when a record changes that it shows', () => {
  test('all screens are found', () => {
    expect(types).toContain('Contact')
    expect(screens.length).toBeGreaterThan(15)
  })

  test.each(
    screens
      .filter(({ access }) => access === 'business')
      .map((screen) => [screen.queryName, screen] as const),
  )('%s', (queryName, { shows }) => {
    expect(selectedBy(queryName ?? '')).not.toEqual([])
    expect(selectedBy(queryName ?? '').filter((type) => !shows.some((shown) => shown === type))).toEqual([])
  })
})
