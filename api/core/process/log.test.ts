import { expect, it } from 'vitest'
import { makeKey } from '#api/core/auth/apiKeys.ts'
import { logTo } from './log.ts'

it('An API key stands in no log', () => {
  const { key } = makeKey()
  const lines: string[] = []
  const log = logTo({ write: (line: string) => void lines.push(line) })
  log.info({ key, headers: { authorization: `Bearer ${key}` }, payload: { apiKey: key } }, 'x')
  expect(lines.join()).toContain('[redacted]')
  expect(lines.join()).not.toContain(key.slice(8))
})
