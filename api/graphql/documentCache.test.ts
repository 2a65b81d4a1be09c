import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentCache } from '#api/graphql/documentCache.ts'
import { openPreparation } from '#api/graphql/prepare.ts'
import { schema } from '#api/schema.ts'

describe('remembering documents', () => {
  const document = parse('{ __typename }')

  it('keeps those used last, as many as their characters allow', () => {
    const cache = documentCache(10)
    for (const text of ['aaaa', 'bbbb']) cache.set(text, document)
    expect(cache.get('aaaa')).toBe(document)
    cache.set('cccc', document)
    expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text) !== undefined)).toEqual([true, false, true])
    cache.set('cccc', document)
    cache.set('x'.repeat(11), document)
    expect(['aaaa', 'cccc', 'x'.repeat(11)].map((text) => cache.get(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    cache.set('dddd', document)
    expect(cache.get('dddd')).toBe(document)
  })

  it('keeps our own whatever others ask', () => {
    const prepare = openPreparation(schema)
    const ask = (query: string, isOurs: boolean) => prepare({ query, operationName: null, isOurs })
    const [kept, foreign] = [ask('{ __typename }', true), ask('{ __typename }', false)]
    expect(ask('{ __typename }', false)).toBe(foreign)
    for (let i = 0; i < 200; i += 1) ask(`{ __typename } # ${i}${' '.repeat(1_000)}`, false)
    expect(ask('{ __typename }', true)).toBe(kept)
    expect(ask('{ __typename }', false)).not.toBe(foreign)
  })
})
