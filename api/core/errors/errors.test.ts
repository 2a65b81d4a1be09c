import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError, catalogue, type ErrorCode } from '#api/core/errors/errors.ts'

/** Words that end the session of a client when the text of a 401 or 403 contains them. */
const ending = /expired|invalid/i

const refusals = (Object.keys(catalogue) as ErrorCode[]).filter((code) =>
  [401, 403].includes(catalogue[code].status),
)
// The message of a failed sign-in is specified; the request of a sign-in carries no session.
const quiet = refusals.filter((code) => code !== 'SESSION_EXPIRED' && code !== 'INVALID_CREDENTIALS')

/** The calls in the source that make an error with one of these codes, each to its closing bracket. */
function callsWith(codes: readonly string[]): string[] {
  const files = readdirSync('api', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|generated|testing/.test(path))
  const call = new RegExp(`new AppError\\(\\s*'(?:${codes.join('|')})'(?:[^()]|\\([^()]*\\))*\\)`, 'g')
  return sources.flatMap((file) => readFileSync(`api/${file}`, 'utf8').match(call) ?? [])
}

describe('the text of a 401 or 403 that ends no session', () => {
  it('has no word that ends one, in the catalogue', () => {
    expect(quiet.length).toBeGreaterThan(5)
    const texts = quiet.map((code) => JSON.stringify({ code, message: new AppError(code).message }))
    expect(texts.filter((text) => ending.test(text))).toEqual([])
    expect(new AppError('INVALID_CREDENTIALS').message).toBe('Invalid username or password')
    expect(new AppError('SESSION_EXPIRED').message).toBe('Session expired, please sign in again')
  })

  it('has no word that ends one, wherever it is thrown', () => {
    const calls = callsWith(quiet)
    expect(calls.length).toBeGreaterThan(30)
    expect(calls.filter((text) => ending.test(text))).toEqual([])
    // Their messages are those of the catalogue.
    expect(
      callsWith(['INVALID_CREDENTIALS', 'SESSION_EXPIRED']).filter((text) => /message/.test(text)),
    ).toEqual([])
  })
})
