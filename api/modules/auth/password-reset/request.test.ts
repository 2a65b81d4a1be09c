import { describe, expect, it, vi } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { hashOf } from '#api/modules/auth/linkTokens.ts'
import { type ResetScene, resetRequests } from '#api/modules/auth/password-reset/testing/passwordReset.ts'
import { type Account, browser, employ } from '#api/testing/harness/accounts/signIn.ts'
import { resetPassword, settled, tokensIn } from '#api/testing/harness/mail/mailbox.ts'
import { publicUrl } from '#api/testing/harness/world.ts'

const minute = 60_000

describe('asking for a new password', () => {
  let world: ResetScene['world']
  let box: ResetScene['box']
  let account: ResetScene['account']
  let email: string
  const { ask, mailsFor, emailOf, rows } = resetRequests((scene) => {
    ;({ world, box, account, email } = scene)
  })

  const setEmail = ({ businessId, id }: Account, value: string) =>
    world.prisma.user.update({ where: { businessId_id: { businessId, id } }, data: { email: value } })

  const verify = ({ businessId, id }: Account) =>
    world.prisma.user.update({
      where: { businessId_id: { businessId, id } },
      data: { emailVerifiedAt: world.clock.now() },
    })

  it('sends a link of our own making to the address as it is kept, in whatever case it is asked for', async () => {
    const [mail, ...more] = await mailsFor(` ${email.toUpperCase()} `)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Choose a new Cuecard password' })
    const [token = ''] = tokensIn(mail?.text ?? '')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(mail?.text).toContain(`${publicUrl}/reset-password?token=${token}`)
    expect(mail?.html).toContain(`href="${publicUrl}/reset-password?token=${token}"`)
  })

  it.each([
    ['tim@example.org\u200b', 'tim@example.org'],
    ['zoë@example.org'.normalize('NFD'), 'ZOË@example.org\u00ad'],
    ['ana@xn--mnchen-3ya.example', 'ana@MÜNCHEN.example'],
    ['bo@münchen.example', 'bo@xn--mnchen-3ya.example'],
  ])('finds the account of %j by %j, and mails to the stored address', async (stored, typed) => {
    await setEmail(account, stored)
    const mails = await mailsFor(typed)
    expect(mails.map(({ to }) => to)).toEqual([stored])
  })

  it('does not find an account by an address with other accents', async () => {
    await setEmail(account, 'jose@example.org')
    expect(await mailsFor('josé@example.org')).toEqual([])
  })

  it('says nothing that anybody typed before the address is verified, and the business after', async () => {
    for (const verified of [false, true]) {
      if (verified) await verify(account)
      const [mail] = await mailsFor(email)
      const whole = `${mail?.text} ${mail?.html} ${mail?.subject}`
      expect(whole.includes('Corner & Pocket') && whole.includes('Corner &amp; Pocket')).toBe(verified)
      expect(whole).not.toMatch(new RegExp(`Sam|Signer|${account.username}`))
      expect(tokensIn(mail?.text ?? '')).toHaveLength(1)
      expect(mail?.html?.match(/https?:/g)).toHaveLength(1)
    }
  })

  it('keeps the hash of a token for an hour, and never the token', async () => {
    const [mail] = await mailsFor(email)
    const [token = ''] = tokensIn(mail?.text ?? '')
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({ userId: account.id, tokenHash: hashOf(token), used: false })
    expect(row?.expiresAt.getTime()).toBe(world.clock.now().getTime() + 60 * minute)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('writes one message, with a link for each business, to a person verified at several', async () => {
    const other = await employ(world, (await world.business({ name: 'Harbor\r\nBcc: all@example.com' })).id)
    await setEmail(other, email.toUpperCase())
    for (const each of [account, other]) await verify(each)
    const [mail, ...more] = await mailsFor(email)
    expect(more).toEqual([])
    const tokens = tokensIn(mail?.text ?? '')
    expect(new Set(tokens).size).toBe(2)
    expect(mail?.text).toContain('Corner & Pocket\n')
    expect(mail?.text).toContain('A business whose name is not shown in mails\n')
    expect(mail?.text).not.toContain('Bcc')
    const owners = await rows()
    expect(owners.map(({ tokenHash, userId }) => [tokenHash, userId])).toEqual([
      [hashOf(tokens[0] ?? ''), account.id],
      [hashOf(tokens[1] ?? ''), other.id],
    ])
  })

  it('writes a message for each account that is not verified beside the one for those that are', async () => {
    const others = await Promise.all(
      ['Verify at https://evil.example', 'Evil'].map(async (name) =>
        employ(world, (await world.business({ name })).id),
      ),
    )
    for (const other of others) await setEmail(other, email)
    await verify(account)
    const mails = await mailsFor(email)
    expect(mails.map(({ text }) => tokensIn(text).length)).toEqual([1, 1, 1])
    expect(mails.filter(({ text }) => text.includes('Corner & Pocket'))).toHaveLength(1)
    expect(mails.filter(({ text }) => /evil/i.test(text))).toEqual([])
  })

  it('writes ten messages an hour about accounts that are not verified; they push no verified one out', async () => {
    const { id } = await world.business()
    for (let turn = 0; turn < 12; turn += 1)
      await setEmail(await employ(world, (await world.business()).id), email)
    expect(await mailsFor(email)).toHaveLength(10)
    const late = await employ(world, id)
    await setEmail(late, email)
    await verify(late)
    const mails = await mailsFor(email)
    expect(mails).toHaveLength(1)
    const owner = await world.prisma.passwordResetToken.findUnique({
      where: { tokenHash: hashOf(tokensIn(mails[0]?.text ?? '')[0] ?? '') },
    })
    expect(owner?.userId).toBe(late.id)
  })

  it('ends the link of an earlier request', async () => {
    const tokens: string[] = []
    for (let turn = 0; turn < 3; turn += 1) tokens.push(...tokensIn((await mailsFor(email))[0]?.text ?? ''))
    const choose = (token = '') => browser(world).run(resetPassword, { token, newPassword: 'a new password' })
    for (const older of tokens.slice(0, 2)) {
      expect((await choose(older)).failures).toMatchObject([{ fields: { token: [expect.any(String)] } }])
    }
    expect((await choose(tokens[2])).failures).toEqual([])
  })

  it('leaves one link of three requests at the same time', async () => {
    await Promise.all([ask(), ask(), ask()])
    await settled(world)
    expect(box.mails).toHaveLength(3)
    expect(await world.prisma.passwordResetToken.count({ where: { used: false } })).toBe(1)
  })

  it('sends no link that would work to an address that the account has left', async () => {
    const backgroundTasks: (() => Promise<void>)[] = []
    const run = vi
      .spyOn(world.services.backgroundTasks, 'run')
      .mockImplementation((_name, work) => void backgroundTasks.push(work))
    await ask()
    await backgroundTasks[0]?.()
    await setEmail(account, `new-${email}`)
    run.mockRestore()
    await backgroundTasks[1]?.()
    expect([box.mails, await rows()]).toEqual([[], []])
  })

  it('Asking for a new password never puts the link of one mailbox into the message to another that the database takes for it', async () => {
    const mine = await employ(world, account.businessId)
    await setEmail(mine, 'mark@example.com')
    const stranger = await employ(world, (await world.business()).id)
    await setEmail(stranger, 'mar\u212a@example.com')
    for (const query of ['mark@example.com', 'mar\u212a@example.com']) {
      for (const mail of await mailsFor(query)) {
        const hashes = tokensIn(mail.text).map(hashOf)
        const owners = await world.prisma.passwordResetToken.findMany({
          where: { tokenHash: { in: hashes } },
        })
        const expected = mail.to === 'mark@example.com' ? mine.id : stranger.id
        expect(owners.map(({ userId }) => userId)).toEqual([expected])
      }
    }
  })

  it.each([
    ['nobody', async () => 'nobody@example.com'],
    [
      'someone no longer active',
      async () => {
        const gone = await employ(world, account.businessId)
        await world.prisma.user.updateMany({ where: { id: gone.id }, data: { isActive: false } })
        return emailOf(gone)
      },
    ],
    [
      'the users of a suspended business',
      async () => {
        const { id } = await world.business()
        await world.prisma.business.update({ where: { id }, data: { subscriptionStatus: 'SUSPENDED' } })
        return emailOf(await employ(world, id))
      },
    ],
    [
      'a superadmin',
      async () => {
        const data = { username: 'triton', email: 'triton@example.com', passwordHash: '$argon2id$none' }
        await world.prisma.superAdmin.create({ data })
        return data.email
      },
    ],
    [
      'the demo account',
      async () => {
        await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
        return emailOf(await employ(world, demoBusinessId, { username: 'Demo', role: 'ADMIN' }))
      },
    ],
  ])('sends nothing to %s, and answers the same', async (_who, addressOf) => {
    const address = await addressOf()
    expect(await mailsFor(address)).toEqual([])
    expect(await rows()).toEqual([])
    expect((await ask(address)).text).toBe((await ask()).text)
  })

  it('forgets the tokens of long ago, and no others', async () => {
    const { businessId, id: userId } = account
    const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * minute)
    const tokens = [-30, 30, 61, 600].map((age) => ({
      businessId,
      userId,
      tokenHash: hashOf(String(age)),
      expiresAt: ago(age),
    }))
    await world.prisma.passwordResetToken.createMany({ data: tokens })
    await mailsFor('nobody@example.com')
    const left = (await rows()).map(({ tokenHash }) => tokenHash)
    expect(left).toEqual([hashOf('-30'), hashOf('30')])
  })
})
