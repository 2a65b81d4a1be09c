import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#api/generated/enums.ts'
import { passkeyOf, registrationAnswer } from '#api/modules/auth/passkeys/testing/passkeys.ts'
import { hashOfCode } from '#api/modules/auth/second-factor/recoveryCodes.ts'
import { recordMakers } from '#api/rest/testing/restRecords.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { employ, tokenOf, userToken } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { digestRows } from '#api/testing/harness/database/digestRows.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { requestFor, table } from '#api/testing/harness/samples/restSamples.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { type Act, acts, password, unique } from '#api/testing/matrices/confirmedActs.ts'
import { rootFields } from '#api/testing/matrices/rootFields.ts'

/** Of who has a second factor. */
const code = 'a code to recover'
const minutes = 60_000

/** Acts beside the graph, which ask by themselves. */
const exportPath = '/api/superadmin/businesses/{id}/export'
const others = [`GET ${exportPath}`]

describe('an act that asks again', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness

  beforeAll(async () => {
    const database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
    business = await world.business()
  })

  const wait = (time: number) => world.clock.set(new Date(world.clock.now().getTime() + time).toISOString())
  const everything = async () => {
    await world.services.backgroundTasks.finish(20_000)
    return digestRows(world.prisma)
  }
  const post = (path: string, body: object, token?: string) =>
    server.send('POST', path, { body, ...(token && { token }) })

  /** A session that began 16 minutes ago, of an account whose password is known. */
  async function lateSession(by: Act['by'], businessId = business.id, role: Role = 'ADMIN') {
    const token =
      by === 'superadmin'
        ? await superadminToken()
        : await tokenOf(world, await employ(world, businessId, { password, role }))
    wait(16 * minutes)
    // Its use is recorded once in 20 seconds.
    await server.send('GET', '/api/auth/sessions', { token })
    return token
  }
  async function superadminToken() {
    const username = unique('operator')
    const passwordHash = await world.services.passwords.hash(password)
    await world.prisma.superAdmin.create({
      data: { username, email: `${username}@example.com`, passwordHash },
    })
    return String((await post('/api/superadmin/login', { username, password })).body.token)
  }
  const confirm = (token: string) => post('/api/auth/confirm-password', { password, code }, token)

  async function ownerOf(token: string) {
    const where = { id: world.services.tokens.idOf(token) }
    const { businessId, userId } = await world.prisma.session.findUniqueOrThrow({ where })
    return { businessId: businessId ?? 0, userId: userId ?? 0 }
  }
  /** A passkey of the account of a session, which has a recovery code too. */
  async function ownPasskey(token: string) {
    const owner = await ownerOf(token)
    const app = { ...owner, secret: 'v1.a.b', confirmedAt: new Date(), recoveryHashes: [hashOfCode(code)] }
    await world.prisma.secondFactor.createMany({ data: app, skipDuplicates: true })
    return (await passkeyOf(world, owner)).id
  }

  /** The requests for an act, by GraphQL and by REST where it has a path, about new records. */
  async function requestsFor(name: string, { by, input, body, before }: Act, session: string) {
    const about = by === 'superadmin' ? await world.business() : business
    const makers = recordMakers(world, about)
    const credential = name === 'addPasskey' ? await registrationAnswer(world, await ownerOf(session)) : ''
    const ids = {
      business: about.id,
      user: Number(await makers.User?.()),
      customer: name === 'eraseCustomer' ? Number(await makers.Customer?.()) : 0,
      webhook: name === 'updateWebhook' ? Number(await makers.WebhookEndpoint?.()) : 0,
      passkey: name === 'removePasskey' ? await ownPasskey(session) : 0,
    }
    if (before) await world.prisma.$executeRawUnsafe(before, ids.user)
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const query = input
      ? `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
      : `mutation { ${name} { __typename } }`
    const byGraph = async (token: string) => {
      const answer = await post('/graphql', { query, variables: { input: input?.(ids, credential) } }, token)
      return answer.body.errors?.[0].extensions.code
    }
    const route = table.find(({ operationId }) => operationId === name)
    const byRest =
      route &&
      (async (token: string) => {
        const request = requestFor(route, {
          User: ids.user,
          Business: ids.business,
          Customer: ids.customer,
          WebhookEndpoint: ids.webhook,
          Passkey: ids.passkey,
        })
        const answer = await server.send(request.method, request.path, {
          token,
          ...(request.body && { body: { ...request.body, ...body?.(credential) } }),
        })
        return answer.body.code && `${answer.status} ${answer.body.code}`
      })
    return { byGraph, byRest }
  }

  it('is declared, tried here, and listed in the documentation', () => {
    const declared = rootFields.filter(({ confirmed }) => confirmed).map(({ name }) => name)
    expect(Object.keys(acts).sort()).toEqual(declared.sort())
    const page = readFileSync('docs/product/accounts.md', 'utf8')
    const [, section = ''] = /\n## Asked again\n(.*?)\n## /s.exec(page) ?? []
    const listed = [...section.matchAll(/^\| .* \| (.*) \|$/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect(listed.sort()).toEqual([...declared, ...others].sort())
  })

  it.each(Object.entries(acts))(
    '%s is refused after 16 minutes, until the password is confirmed',
    async (name, act) => {
      const token = await lateSession(act.by)
      const { byGraph, byRest } = await requestsFor(name, act, token)
      const before = await everything()
      expect(await byGraph(token)).toBe('PASSWORD_NEEDED')
      if (byRest) expect(await byRest(token)).toBe('403 PASSWORD_NEEDED')
      expect(await everything()).toEqual(before)
      expect((await confirm(token)).status).toBe(200)
      expect(await byGraph(token)).toBeUndefined()
      const again = await requestsFor(name, act, token)
      expect(await again.byRest?.(token)).toBeUndefined()
    },
  )

  it('includes the export of a business', async () => {
    const token = await lateSession('superadmin')
    const path = exportPath.replace('{id}', String(business.id))
    const before = await everything()
    const refused = await server.send('GET', path, { token })
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Confirm your password first.', code: 'PASSWORD_NEEDED' },
    ])
    expect(await everything()).toEqual(before)
    await confirm(token)
    const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  })

  it('is no other change of a user or a webhook', async () => {
    const token = await lateSession(undefined)
    const makers = recordMakers(world, business)
    const [id, webhook] = [Number(await makers.User?.()), Number(await makers.WebhookEndpoint?.())]
    const { email, role } = await world.prisma.user.findFirstOrThrow({ where: { id } })
    const { url } = await world.prisma.webhookEndpoint.findFirstOrThrow({ where: { id: webhook } })
    const put = async (path: string, body: object) => (await server.send('PUT', path, { token, body })).status
    expect(await put(`/api/team/${id}`, { firstName: 'Zoe', email, role: role.toLowerCase() })).toBe(200)
    expect(await put(`/api/team/${id}`, { email: `${unique('moved')}@example.com` })).toBe(403)
    expect(await put(`/api/team/${id}`, { role: 'manager' })).toBe(403)
    expect(await put(`/api/webhooks/${webhook}`, { description: 'Shop', url })).toBe(200)
    const employee = { firstName: 'New', lastName: 'Hand', email: `${unique('new')}@example.com` }
    const added = await post('/api/team', { ...employee, username: unique('hand'), password }, token)
    expect(added.status).toBe(201)
  })

  describe('asks', () => {
    const createKey = async (token: string) => {
      const query = `mutation { createApiKey(input: { name: "${unique('Key ')}", role: EMPLOYEE }) { key } }`
      return (await post('/graphql', { query }, token)).body.errors?.[0].extensions.code
    }

    it('for 15 minutes nobody', async () => {
      const token = await lateSession(undefined)
      await confirm(token)
      wait(15 * minutes)
      expect(await createKey(token)).toBeUndefined()
      wait(1)
      expect(await createKey(token)).toBe('PASSWORD_NEEDED')
    })

    it('by one confirmation for one session alone', async () => {
      const account = await employ(world, business.id, { password, role: 'ADMIN' })
      const [one, other] = [await tokenOf(world, account), await tokenOf(world, account)]
      wait(16 * minutes)
      await confirm(one)
      expect([await createKey(one), await createKey(other)]).toEqual([undefined, 'PASSWORD_NEEDED'])
    })

    it('a session that is not in the list', async () => {
      const { id } = business.admin
      const account = { id, businessId: business.id, role: 'ADMIN', tokenVersion: 0 } as const
      expect(await createKey(await userToken(world.services, account))).toBe('PASSWORD_NEEDED')
    })

    it('no role that may not do it', async () => {
      const token = await lateSession(undefined, business.id, 'EMPLOYEE')
      expect(await createKey(token)).toBe('FORBIDDEN')
    })

    it('no API key', async () => {
      const { key } = await keyOf(world, business, 'ADMIN')
      const body = { url: 'https://hooks.example.com/by-key', events: ['customer.created'] }
      expect((await post('/api/webhooks', body, key)).status).toBe(201)
    })

    it('not the demo account, but everybody else in its business', async () => {
      await world.prisma.business.create({ data: { id: 1, name: 'Demo' } })
      const demo = await employ(world, 1, { username: 'demo', password, role: 'ADMIN' })
      const token = await tokenOf(world, demo)
      const other = await lateSession(undefined, 1)
      expect([await createKey(token), await createKey(other)]).toEqual([undefined, 'PASSWORD_NEEDED'])
    })
  })
})
