import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { awkwardText } from '#api/testing/harness/samples/awkwardText.ts'
import { accountKey } from './accountKey.ts'
import { canonical } from './canonical.ts'
import { fold } from './fold.ts'

const everyCharacter = Array.from({ length: 0x10ffff }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u.test(character))
  // A hundred thousand ideographs and syllables are all alike.
  .filter((character) => !/[\p{Unified_Ideograph}\p{Script=Tangut}가-힣]/u.test(character))

describe('the functions of the database', () => {
  let pool: Connection['pool']
  /** The characters that a library of the database is too old for. */
  let unknown: ReadonlySet<string>
  beforeAll(async () => {
    pool = (await freshDatabase()).pool
    const inCase = 'lower(upper(given COLLATE "und-x-icu") COLLATE "und-x-icu")'
    unknown = new Set([
      ...(await differing(inCase, (text) => text.toUpperCase().toLowerCase(), everyCharacter)),
      ...(await differing('normalize(given, NFKD)', (text) => text.normalize('NFKD'), everyCharacter)),
    ])
  })

  /** The texts that the database changes into something else than this process does. */
  const differing = async (statement: string, here: (text: string) => string, texts: readonly string[]) => {
    const forms: string[] = []
    for (let from = 0; from < texts.length; from += 5000) {
      const { rows } = await pool.query<{ form: string }>(
        `SELECT ${statement} AS form FROM unnest($1::text[]) WITH ORDINALITY AS t (given, position) ORDER BY position`,
        [texts.slice(from, from + 5000)],
      )
      forms.push(...rows.map(({ form }) => form))
    }
    return texts.filter((text, index) => forms[index] !== here(text))
  }

  it('give every character the forms that the application gives it', async () => {
    const texts = everyCharacter.filter((character) => !unknown.has(character)).map((it) => `a${it}b`)
    expect(texts.length).toBeGreaterThan(20_000)
    expect(await differing('canonical_text(given)', canonical, texts)).toEqual([])
    expect(await differing('fold_text(given)', fold, texts)).toEqual([])
    expect(await differing('account_key(given)', accountKey, texts)).toEqual([])
  })

  it('give awkward texts the forms that the application gives them', async () => {
    const texts = fc
      .sample(awkwardText, 3000)
      .map((text) => text.toWellFormed().replaceAll('\0', ''))
      .filter((text) => ![...text].some((character) => /\p{Cn}/u.test(character) || unknown.has(character)))
    expect(await differing('canonical_text(given)', canonical, texts)).toEqual([])
    expect(await differing('fold_text(given)', fold, texts)).toEqual([])
  })
})
