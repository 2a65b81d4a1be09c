import { describe, expect, it, vi } from 'vitest'
import {
  createUser,
  person,
  sendAgain,
  setUpVerification,
  update,
  type VerificationScene,
  victim,
} from '#api/modules/auth/email-verification/testing/emailVerification.ts'
import { settled } from '#api/testing/harness/mail/mailbox.ts'
import { idOf } from '#api/testing/harness/records/team.ts'

describe('the link that verifies an address', () => {
  let world: VerificationScene['world']
  let business: VerificationScene['business']
  const { registers, mails } = setUpVerification((scene) => {
    ;({ world, business } = scene)
  })

  it('is sent three times an hour to one address by all who ask, and every registration works', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { registerBusiness: session } = await registers(turn % 2 ? victim.toUpperCase() : victim)
      expect(session.token).toEqual(expect.any(String))
    }
    expect(await mails()).toHaveLength(3)
    await business.admin.actor.ok(createUser, { input: person(victim) })
    expect(await mails()).toHaveLength(3)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    await registers(victim)
    expect(await mails()).toHaveLength(4)
  })

  it('is sent three times when ten register at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => registers(victim)))
    expect(await mails()).toHaveLength(3)
  })

  it('is sent sixty times an hour for one business', async () => {
    const { id } = await business.member()
    for (let turn = 0; turn < 62; turn += 1) {
      const email = `box${turn}@mail.example`
      await business.admin.actor.ok(update, { input: { id: idOf({ id }), email } })
      await settled(world)
    }
    expect(await mails()).toHaveLength(60)
  })

  it('is sent twice an hour for an account that asks again', async () => {
    const { employee } = business
    const again = () => employee.actor.run(sendAgain, { id: idOf(employee) })
    const answers = await Promise.all(Array.from({ length: 5 }, again))
    const codes = answers.map(({ failures }) => failures[0]?.code ?? 'sent')
    expect(codes.filter((code) => code === 'sent')).toHaveLength(2)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3)
    expect(await mails()).toHaveLength(2)
  })
})
