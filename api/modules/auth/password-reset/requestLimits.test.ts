import { describe, expect, it, vi } from 'vitest'
import { type ResetScene, resetRequests } from '#api/modules/auth/password-reset/testing/passwordReset.ts'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import { settled } from '#api/testing/harness/mail/mailbox.ts'

const minute = 60_000

describe('a request for a new password', () => {
  let world: ResetScene['world']
  let box: ResetScene['box']
  let email: string
  const { ask, mailsFor, rows } = resetRequests((scene) => {
    ;({ world, box, email } = scene)
  })

  it('is answered before anybody was looked for, so that the time tells nothing', async () => {
    const backgroundTasks: (() => Promise<void>)[] = []
    vi.spyOn(world.services.backgroundTasks, 'run').mockImplementation(
      (_name, work) => void backgroundTasks.push(work),
    )
    const lookUp = vi.spyOn(world.services.platform.user, 'findMany')
    const known = await ask()
    const unknown = await ask('nobody@example.com')
    expect(known.text).toBe(unknown.text)
    expect(lookUp).not.toHaveBeenCalled()
    expect(await rows()).toEqual([])
    expect(box.mails).toEqual([])
    // One background task per request, whether or not the address is known.
    expect(backgroundTasks).toHaveLength(2)
    await backgroundTasks[0]?.()
    expect(lookUp).toHaveBeenCalledTimes(1)
  })

  it('is heard three times an hour for an address, and answered the same ever after', async () => {
    const answers = new Set<string>()
    for (let turn = 0; turn < 6; turn += 1)
      answers.add((await ask(turn % 2 ? email.toUpperCase() : email)).text)
    await settled(world)
    expect([answers.size, box.mails.length]).toEqual([1, 3])
    vi.setSystemTime(Date.now() + 61 * minute)
    expect(await mailsFor(email)).toHaveLength(1)
  })

  it('is heard three times when thirty come in one request', async () => {
    const aliases = Array.from(
      { length: 30 },
      (_, i) => `a${i}: requestPasswordReset(input: { email: "${email}" }) { message }`,
    )
    const { failures } = await browser(world).run(`mutation { ${aliases.join('\n')} }`)
    await settled(world)
    expect([failures, box.mails.length]).toEqual([[], 3])
  })

  it('is heard three times when twenty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    await settled(world)
    expect([new Set(answers.map(({ text }) => text)).size, box.mails.length]).toEqual([1, 3])
  })

  it('is heard a hundred times an hour from one network, whomever it is for', async () => {
    for (let turn = 0; turn < 100; turn += 1) await ask(`nobody${turn}@example.com`, '2001:db8::1')
    expect(await mailsFor(email, '2001:db8::2')).toEqual([])
    expect(await mailsFor(email, '192.0.2.77')).toHaveLength(1)
  })

  it.each([
    '',
    '   ',
    'sam',
    'sam@',
    '@example.com',
    'a@b.com, c@d.com',
    'a@b.com\nBcc: c@d.com',
    `${'x'.repeat(250)}@b.co`,
  ])('wants an address: %j is none', async (address) => {
    const { failures } = await ask(address)
    expect(failures).toMatchObject([{ code: 'BAD_INPUT', fields: { email: [expect.any(String)] } }])
    await settled(world)
    expect(await world.prisma.rateLimiterFlexible.count()).toBe(0)
  })

  it('says so', async () => {
    expect((await ask('sam')).failures[0]?.message).toBe('Valid email is required')
    expect((await ask('')).failures[0]?.message).toBe('Valid email is required')
  })
})
