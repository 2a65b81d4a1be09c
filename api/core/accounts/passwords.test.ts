import { describe, expect, it } from 'vitest'
import { passwordHasher } from '#api/core/accounts/passwords.ts'

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

  it('Passwords of nobody are never right', async () => {
    const { verify } = passwordHasher(cheap)
    for (const none of [null, '', 'none']) expect(await verify(none, 'a password')).toBe(false)
  })

  it.each([
    '$argon2id$v=19$m=65537,t=2,p=1',
    '$argon2id$v=19$m=1048576,t=12,p=1',
    '$argon2id$v=19$m=8,t=5,p=1',
    '$argon2id$v=19$m=64,t=1,p=5',
    '$argon2id$v=19$m=8,t=1,p=1,m=4194304',
    '$argon2id$v=19$t=1,m=4194304,p=1',
    '$argon2id$v=19$m=99999999999999999999,t=1,p=1',
    '$argon2i$v=19$m=8,t=1,p=1',
  ])('are never right for a hash that costs too much, or one of another form: %s', async (start) => {
    const { hash, verify } = passwordHasher(cheap)
    const [, , , , salt, sum] = (await hash('a password')).split('$')
    expect(await verify(`${start}$${salt}$${sum}`, 'a password')).toBe(false)
  })

  it('wait for their turn, in bounds: a flood is turned away and the rest are served', async () => {
    const { hash, verify } = passwordHasher(cheap)
    const known = await hash('a password')
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => verify(known, 'a password')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(250)
    expect(refused.length).toBeLessThan(500)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'BUSY' })
    expect(await verify(known, 'a password')).toBe(true)
  })

  it('take turns by business and address, so that a flood of one delays another by one', async () => {
    const { hash } = passwordHasher(cheap)
    for (let time = 0; time < 5; time += 1) {
      const order: string[] = []
      const hashed = (turn: string) => hash('a password', turn).then(() => order.push(turn))
      const flood = Array.from({ length: 190 }, () => hashed('business:1'))
      await hashed('address:192.0.2.1')
      // At most the hashes that were already running, and one more of the flood, finish first.
      expect(order.indexOf('address:192.0.2.1')).toBeLessThan(10)
      await Promise.all(flood)
    }
  })

  it('Passwords of one business that wait fill the queue of that business alone', async () => {
    const { hash } = passwordHasher(cheap)
    const flood = Promise.allSettled(Array.from({ length: 400 }, () => hash('a password', 'business:1')))
    await expect(hash('a password', 'business:2')).resolves.toContain('$argon2id$')
    expect((await flood).some(({ status }) => status === 'rejected')).toBe(true)
  })
})
