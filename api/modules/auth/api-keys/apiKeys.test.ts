import { describe, expect, it } from 'vitest'
import { hashOfKey } from '#api/core/auth/apiKeys.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const create = `mutation ($name: String!, $role: Role!) {
  createApiKey(input: { name: $name, role: $role }) {
    key
    apiKey { id databaseId name role prefix createdBy { fullName } lastUsedAt revokedAt isPaused canRevoke }
    business { apiKeys { id } }
  } }`
const revoke = `mutation ($id: ID!) {
  revokeApiKey(input: { id: $id }) { apiKey { id revokedAt canRevoke } business { apiKeys { id } } } }`
const list = '{ viewer { business { canManageApiKeys apiKeys { id name isPaused } } } }'
const at = '2026-06-10T16:00:00.000Z'

describe('API keys', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const make = async (name = 'Web shop', role = 'EMPLOYEE') =>
    (await business.admin.actor.ok(create, { name, role })).createApiKey
  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

  it('are shown once and kept as a hash', async () => {
    const { key, apiKey, business: shown } = await make('  Web shop ')
    expect(key).toMatch(/^cuecard_[\w-]{43}$/)
    expect(apiKey).toEqual({
      id: globalId('ApiKey', apiKey.databaseId),
      databaseId: expect.any(Number),
      name: 'Web shop',
      role: 'EMPLOYEE',
      prefix: key.slice(0, 12),
      createdBy: { fullName: business.admin.fullName },
      lastUsedAt: null,
      revokedAt: null,
      isPaused: false,
      canRevoke: true,
    })
    expect(shown.apiKeys).toEqual([{ id: apiKey.id }])
    const row = await world.prisma.apiKey.findFirstOrThrow({ where: { id: apiKey.databaseId } })
    expect(row.keyHash).toBe(hashOfKey(key))
    const dump = await world.prisma.$queryRaw`SELECT to_jsonb(k) AS key FROM "ApiKey" k`
    expect(JSON.stringify([dump, await trail()])).not.toContain(key.slice(12))
  })

  it('are in the audit trail, made and revoked, and never the key', async () => {
    const { key, apiKey } = await make('Till', 'MANAGER')
    await business.admin.actor.ok(revoke, { id: apiKey.id })
    await business.admin.actor.ok(revoke, { id: apiKey.id })
    const by = { actorType: 'user', actorId: business.admin.id, actorName: business.admin.fullName }
    const subject = `ApiKey:${apiKey.databaseId}`
    const what = { name: 'Till', role: 'MANAGER' }
    expect(await trail()).toMatchObject([
      { ...by, action: 'apiKey:create', subject, before: null, after: what },
      { ...by, action: 'apiKey:revoke', subject, before: what, after: null },
    ])
    expect(JSON.stringify(await trail())).not.toContain(key)
  })

  it.each([
    ['', 'Name is required'],
    [' ', 'Name is required'],
    ['x'.repeat(81), 'Name must be at most 80 characters'],
  ])('have a name: not %j', async (name, words) => {
    const { code, fields } = await business.admin.actor.fails(create, { name, role: 'ADMIN' })
    expect([code, fields]).toEqual(['BAD_INPUT', { name: [words] }])
  })

  it('have a name of their own among those in use, in whatever case', async () => {
    const { apiKey } = await make('Über Shop')
    const again = { name: 'über shop', role: 'ADMIN' }
    expect(await business.admin.actor.fails(create, again)).toMatchObject({
      code: 'CONFLICT',
      fields: { name: ['Another API key has this name'] },
    })
    const next = await world.business()
    await next.admin.actor.ok(create, again)
    await business.admin.actor.ok(revoke, { id: apiKey.id })
    await business.admin.actor.ok(create, again)
  })

  it('API keys of one name made by twenty at once are one', async () => {
    const tries = Array.from({ length: 20 }, () =>
      business.admin.actor.run(create, { name: 'Till', role: 'ADMIN' }),
    )
    const failures = (await Promise.all(tries)).flatMap(({ failures: all }) => all.map(({ code }) => code))
    expect(failures).toEqual(Array(19).fill('CONFLICT'))
    expect((await trail()).length).toBe(1)
  })

  it('are at most fifty, also when many are made at once', async () => {
    for (let i = 0; i < 45; i += 1) await keyOf(world, business, 'EMPLOYEE', { name: `Key ${i}` })
    const tries = Array.from({ length: 20 }, (_, i) =>
      business.admin.actor.run(create, { name: `More ${i}`, role: 'ADMIN' }),
    )
    const done = (await Promise.all(tries)).filter(({ failures }) => failures.length === 0)
    expect(done).toHaveLength(5)
    const { viewer } = await business.admin.actor.ok(list)
    expect(viewer.business.apiKeys).toHaveLength(50)
  })

  it('API keys revoked by twenty at once are revoked once, and stay so', async () => {
    const { apiKey } = await make()
    const tries = Array.from({ length: 20 }, () => business.admin.actor.ok(revoke, { id: apiKey.id }))
    const answers = (await Promise.all(tries)).map(({ revokeApiKey }) => revokeApiKey.apiKey)
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ id: apiKey.id, revokedAt: at, canRevoke: false })]),
    )
    expect((await trail()).map(({ action }) => action)).toEqual(['apiKey:create', 'apiKey:revoke'])
    world.clock.set('2026-06-11T16:00:00.000Z')
    const { revokeApiKey } = await business.admin.actor.ok(revoke, { id: apiKey.id })
    world.clock.set(at)
    expect(revokeApiKey).toMatchObject({ apiKey: { revokedAt: at }, business: { apiKeys: [] } })
  })

  it('are seen by admins alone, and one by itself', async () => {
    const { apiKey } = await make()
    const asKey = await keyOf(world, business, 'ADMIN')
    const node = 'query ($id: ID!) { node(id: $id) { id } }'
    for (const { actor } of [business.manager, business.employee]) {
      const { viewer } = await actor.ok(list)
      expect(viewer.business).toEqual({ canManageApiKeys: false, apiKeys: [] })
      expect(await actor.ok(node, { id: apiKey.id })).toEqual({ node: null })
    }
    const { viewer } = await asKey.actor.ok(
      '{ viewer { apiKey { name } business { canManageApiKeys apiKeys { name } } } }',
    )
    const own = { name: 'ADMIN till' }
    expect(viewer).toEqual({ apiKey: own, business: { canManageApiKeys: false, apiKeys: [own] } })
    expect(await asKey.actor.ok(node, { id: apiKey.id })).toEqual({ node: null })
    expect((await business.admin.actor.ok('{ viewer { apiKey { id } } }')).viewer.apiKey).toBeNull()
  })

  it('are paused while their maker may make none', async () => {
    const { isPaused } = (await make()).apiKey
    const where = { id: business.admin.id }
    const paused = async (data: object) => {
      await world.prisma.user.updateMany({ where, data })
      return (await business.admin.actor.ok(list)).viewer.business.apiKeys[0].isPaused
    }
    expect([isPaused, await paused({ role: 'MANAGER' })]).toEqual([false, true])
    expect(await paused({ role: 'ADMIN', isActive: false })).toBe(true)
    expect(await paused({ isActive: true })).toBe(false)
  })

  describe('are nobody’s person', () => {
    const nothing = (operation: string) => async (role: 'EMPLOYEE' | 'ADMIN') => {
      const { actor } = await keyOf(world, business, role)
      await noteOf(world, business, business.admin, [business.employee])
      return actor.fails(operation)
    }

    it.each([
      ['who is signed in', '{ viewer { user { id } } }'],
      ['sticky notes', '{ viewer { stickyNotes { edges { node { title } } } } }'],
      ['notes that are shared', '{ viewer { sharedNotes { edges { node { title } } } } }'],
    ])('API keys have none of %s', async (_what, operation) => {
      expect((await nothing(operation)('ADMIN')).code).toBe('API_KEY_NOT_ALLOWED')
    })

    it('API keys read no notes and no notifications of their creator', async () => {
      const { note, shares } = await noteOf(world, business, business.admin, [business.employee])
      const notifications = await world.prisma.notification.create({
        data: {
          businessId: business.id,
          userId: business.admin.id,
          kind: 'assigned',
          title: 'x',
          subject: 'HotBoardItem:1',
        },
      })
      const { actor } = await keyOf(world, business, 'ADMIN')
      const ask = (type: string, id: number) =>
        actor.run('query ($id: ID!) { node(id: $id) { id } }', { id: globalId(type, id) })
      for (const [type, id] of [
        ['StickyNote', note.id],
        ['SharedNote', shares[0]?.id ?? 0],
        ['Notification', notifications.id],
      ] as const) {
        const answer = await ask(type, id)
        expect(answer).toEqual(await ask(type, 2_147_483_646))
        expect(answer.data?.node ?? null).toBeNull()
      }
      const { viewer } = await actor.ok(
        '{ viewer { bell { unreadCount forYou { edges { node { id } } } } } }',
      )
      expect(viewer.bell).toEqual({ unreadCount: 0, forYou: { edges: [] } })
    })

    it('What API keys do is recorded under their name', async () => {
      const { id, actor } = await keyOf(world, business, 'EMPLOYEE', { name: 'Web shop' })
      const contact = await business.contact()
      await actor.ok('mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }', {
        id: globalId('Contact', contact.id),
      })
      await actor.ok(
        'mutation { createHotBoardItem(input: { title: "Late", description: "Order 7" }) { hotBoardItem { id } } }',
      )
      const item = await world.prisma.hotBoardItem.findFirstOrThrow({ where: { businessId: business.id } })
      expect(item).toMatchObject({ createdById: null, createdByName: 'Web shop (API key)' })
      const done = await world.prisma.contact.findFirstOrThrow({ where: { id: contact.id } })
      expect([done.completed, done.completedById]).toEqual([true, null])
      const line = await world.prisma.activity.findFirstOrThrow({ where: { businessId: business.id } })
      expect(line.performedBy).toBe('Web shop (API key)')
      expect(await trail()).toMatchObject([
        { actorType: 'api-key', actorId: id, actorName: 'Web shop (API key)', action: 'hotBoard:create' },
      ])
    })
  })
})
