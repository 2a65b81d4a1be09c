import { describe, expect, it } from 'vitest'
import { passwordHasher } from '#api/core/passwords.ts'

const cheap = { memoryCost: 8, timeCost: 1 }

describe('passwords', () => {
  it('are kept as argon2id at the cost that OWASP names', async () => {
    expect(await passwordHasher().hash('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('are kept differently each time, and told apart', async () => {
    const { hash, verify } = passwordHasher(cheap)
    const [one, two] = await Promise.all([hash('a password'), hash('a password')])
    expect(one).not.toBe(two)
    expect(await verify(one, 'a password')).toBe(true)
    expect(await verify(one, 'A password')).toBe(false)
    expect(await verify(one, 'a password ')).toBe(false)
  })

  it('of nobody are never right', async () => {
    const { verify } = passwordHasher(cheap)
    for (const none of [null, '', 'none']) expect(await verify(none, 'a password')).toBe(false)
  })

  it('wait for their turn, in bounds: a flood is turned away and the rest are served', async () => {
    const { hash, verify } = passwordHasher(cheap)
    const known = await hash('a password')
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => verify(known, 'a password')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(250)
    expect(refused.length).toBeLessThan(500)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
    expect(await verify(known, 'a password')).toBe(true)
  })
})
