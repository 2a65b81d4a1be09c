import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { operatorOf, operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { browser, employ, tokenOf, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const setActive = `mutation ($id: ID!, $isActive: Boolean) {
  setBusinessActive(input: { id: $id, isActive: $isActive }) { business { isActive status } } }`
const setSubscription = `mutation ($id: ID!, $status: SubscriptionStatus!) {
  setBusinessSubscription(input: { id: $id, status: $status }) { business { subscriptionStatus status } } }`
const setPassword = `mutation ($id: ID!, $password: String!) {
  setManagedUserPassword(input: { id: $id, password: $password }) { user { username } } }`
const erase = `mutation ($id: ID!, $name: String) {
  deleteBusiness(input: { id: $id, name: $name }) { deletedBusinessId } }`
const addCustomer = `mutation { createCustomer(input: {
  firstName: "Bo", lastName: "Busy", phoneNumber: "5550100999", interest: "Darts" }) { customer { id } } }`

describe('what a superadmin does to businesses', () => {
  let world: World
  let changeNotifications: ChangeNotifications
  let server: TestServer
  let operator: Actor
  let business: TestBusiness
  let id: string

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    changeNotifications = await receiveChanges(world, url)
    server = await serve(world)
    operator = await operatorOf(world)
    await world.prisma.business.create({ data: { id: 1, name: 'The demo' } })
  })
  beforeEach(async () => {
    business = await world.business({ name: 'Chalk' })
    id = globalId('ManagedBusiness', business.id)
  })
  afterAll(() => changeNotifications.close())

  const entries = () =>
    world.prisma.auditEntry.findMany({
      where: { OR: [{ businessId: business.id }, { subject: `Business:${business.id}` }] },
      orderBy: { id: 'asc' },
    })

  it('are records of superadmins alone, who read no others', async () => {
    const customer = globalId('Customer', (await business.customer()).id)
    const user = globalId('ManagedUser', business.admin.id)
    const query = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }'
    const variables = { id, ids: [customer, id, user] }
    expect(await operator.ok(query, variables)).toEqual({ node: { id }, nodes: [null, { id }, { id: user }] })
    expect(await operator.ok(query, { id: customer, ids: [] })).toEqual({ node: null, nodes: [] })
    expect(await business.admin.actor.ok(query, variables)).toEqual({
      node: null,
      nodes: [{ id: customer }, null, null],
    })
  })

  it.each([
    ['suspending', setActive, { isActive: false }],
    ['a suspended subscription', setSubscription, { status: 'SUSPENDED' }],
    ['a cancelled subscription', setSubscription, { status: 'CANCELLED' }],
  ])('%s ends sessions and open streams at once, for good', async (_what, act, more) => {
    const token = await tokenFor(world, business, 'EMPLOYEE')
    await changeNotifications.settled()
    const stream = await openStream(server, token)
    await stream.next()
    await operator.ok(act, { id, ...more })
    const last = await stream.until(({ errors }) => Boolean(errors))
    expect(last.errors[0].extensions.code).toBe('SESSION_EXPIRED')
    expect((await browser(world, token).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
    await operator.ok(setActive, { id, isActive: true })
    await operator.ok(setSubscription, { id, status: 'ACTIVE' })
    expect((await browser(world, token).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
  })

  it('writes down what was before and after, and nothing where nothing changed', async () => {
    await operator.ok(setActive, { id, isActive: true })
    const suspended = await operator.ok(setActive, { id })
    expect(suspended.setBusinessActive.business).toEqual({ isActive: false, status: 'SUSPENDED' })
    await operator.ok(setSubscription, { id, status: 'CANCELLED' })
    expect(await entries()).toMatchObject([
      {
        action: 'business:suspend',
        actorType: 'superadmin',
        actorName: 'triton',
        before: { isActive: true },
        after: { isActive: false },
      },
      {
        action: 'business:setSubscription',
        before: { subscriptionStatus: 'ACTIVE' },
        after: { subscriptionStatus: 'CANCELLED' },
      },
    ])
  })

  it('toggles as often as it is asked to, also at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => operator.ok(setActive, { id })))
    const { isActive } = await world.prisma.business.findUniqueOrThrow({ where: { id: business.id } })
    expect(isActive).toBe(true)
    expect(await entries()).toHaveLength(20)
  })

  it('gives a user a new password, which is never written down; not to the demo account', async () => {
    const account = await employ(world, business.id)
    const token = await tokenOf(world, account)
    const userId = globalId('ManagedUser', account.id)
    const short = await operator.fails(setPassword, { id: userId, password: 'short' })
    expect(short.fields).toEqual({ password: ['Password must be at least 6 characters'] })
    await operator.ok(setPassword, { id: userId, password: 'a new word' })
    expect((await browser(world, token).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
    expect(await tokenOf(world, { ...account, password: 'a new word' })).toEqual(expect.any(String))
    expect(JSON.stringify(await entries())).not.toMatch(/a new word|argon2/)
    const demo = await employ(world, 1, { username: 'Demo' })
    const demoId = globalId('ManagedUser', demo.id)
    const refused = await operator.fails(setPassword, { id: demoId, password: 'a new word' })
    expect(refused.code).toBe('FORBIDDEN')
  })

  it('deletes by its name only, never the demo; the audit trail stays', async () => {
    await operator.ok(setActive, { id })
    const done = {
      actorType: 'user',
      actorId: 1,
      actorName: 'Sam Signer',
      action: 'team:add',
      subject: 'User:1',
    }
    await world.prisma.auditEntry.create({
      data: { ...done, businessId: business.id, after: { email: 'sam@example.com', username: 'sam' } },
    })
    expect((await operator.fails(erase, { id, name: 'Chalks' })).code).toBe('CONFLICT')
    const demo = await operator.fails(erase, { id: globalId('ManagedBusiness', 1), name: 'The demo' })
    expect(demo.code).toBe('FORBIDDEN')
    await operator.ok(erase, { id, name: 'Chalk' })
    expect(await world.prisma.user.count({ where: { businessId: business.id } })).toBe(0)
    const kept = await entries()
    expect(kept.map(({ action, businessId }) => [action, businessId])).toEqual([
      ['business:suspend', null],
      ['business:delete', null],
    ])
    // What was done stays; whom it concerned does not.
    const { before } = kept[1] ?? {}
    expect(before).toEqual({ name: 'Chalk', businessType: expect.any(String), createdAt: expect.any(String) })
    expect(
      await world.prisma.auditEntry.findFirst({ where: { action: 'team:add', businessId: null } }),
    ).toMatchObject({
      ...done,
      actorId: null,
      actorName: 'Former team member',
      before: null,
      after: null,
    })
    expect((await operator.fails(erase, { id, name: 'Chalk' })).code).toBe('NOT_FOUND')
  })

  it('is deleted by its name as a page shows it, where any run of blanks is one', async () => {
    await world.prisma.business.update({ where: { id: business.id }, data: { name: 'Chalk  &\tFelt' } })
    expect((await operator.fails(erase, { id, name: 'Chalk&Felt' })).code).toBe('CONFLICT')
    await operator.ok(erase, { id, name: ' Chalk & Felt ' })
  })

  it('deletes everything while users of the business write', async () => {
    const work = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 5; turn += 1) await business.employee.actor.run(addCustomer)
    })
    const gone = operator.ok(erase, { id, name: 'Chalk' })
    await Promise.all([...work, gone])
    const { prisma } = world
    const where = { businessId: business.id }
    expect(
      await Promise.all([
        prisma.business.count({ where: { id: business.id } }),
        prisma.customer.count({ where }),
        prisma.tally.count({ where }),
        prisma.activity.count({ where }),
      ]),
    ).toEqual([0, 0, 0, 0])
  })

  it('shows superadmins counts and acts, never customers or the hot board; members nothing of it', async () => {
    await business.customer({ firstName: 'Secret' })
    const item = `mutation { createHotBoardItem(input: { title: "Secret lamp", description: "x" }) { hotBoardItem { id } } }`
    await business.manager.actor.ok(item)
    await operator.ok(setActive, { id })
    const all = `{ superadmin { auditTrail { edges { node { action subjectName changes { after } } } }
      businesses(search: "CHÁLK") { edges { node { name userCount customerCount users { edges { node { fullName } } } } } } } }`
    const { superadmin } = await operator.ok(all)
    expect(superadmin.businesses.edges[0].node).toMatchObject({ userCount: 3, customerCount: 1 })
    expect(JSON.stringify(superadmin)).not.toContain('Secret')
    expect(superadmin.auditTrail.edges[0].node).toMatchObject({
      action: 'BUSINESS_SUSPEND',
      subjectName: 'Chalk',
    })
    expect((await business.admin.actor.fails(all)).code).toBe('FORBIDDEN')
    const own = '{ viewer { business { auditTrail { edges { node { action subjectName } } } } } }'
    const { viewer } = await business.admin.actor.ok(own)
    expect(viewer.business.auditTrail.edges.map(({ node }: { node: object }) => node)).toEqual([
      { action: 'BUSINESS_SUSPEND', subjectName: null },
      { action: 'HOT_BOARD_CREATE', subjectName: 'Secret lamp' },
    ])
    expect((await business.manager.actor.ok(own)).viewer.business.auditTrail).toBeNull()
  })

  it('can be filtered by kind and by superadmin, and names the business of each entry', async () => {
    await operator.ok(setActive, { id })
    const option = `mutation { createInterestOption(input: { label: "Cues" }) { interestOption { id } } }`
    await business.admin.actor.ok(option)
    const filtered = `query ($kind: AuditKind, $actorName: String) { superadmin { auditActors
      auditTrail(first: 1, kind: $kind, actorName: $actorName) { edges { node { action businessName } } } } }`
    const first = async (filter: object) => {
      const { superadmin } = await operator.ok(filtered, { ...filter })
      expect(superadmin.auditActors).toEqual(['triton'])
      return superadmin.auditTrail.edges[0]?.node ?? null
    }
    expect(await first({})).toEqual({ action: 'INTEREST_OPTION_CREATE', businessName: 'Chalk' })
    expect(await first({ kind: 'BUSINESS' })).toMatchObject({ action: 'BUSINESS_SUSPEND' })
    expect(await first({ actorName: 'triton' })).toMatchObject({ action: 'BUSINESS_SUSPEND' })
    expect(await first({ kind: 'INTEREST_OPTION', actorName: 'triton' })).toBeNull()
    expect(await first({ kind: 'HOT_BOARD' })).toBeNull()
  })

  it('is announced to superadmins and admins; hot board entries only within the business', async () => {
    await changeNotifications.settled()
    const platform = await openStream(server, await operatorToken(world))
    const admin = await openStream(server, await tokenFor(world, business, 'ADMIN'))
    const employee = await openStream(server, await tokenFor(world, business, 'EMPLOYEE'))
    const streams = [platform, admin, employee]
    for (const stream of streams) await stream.next()
    const heard = async (stream: typeof admin) => (await stream.next()).data.changes.types.sort()
    const item = `mutation { createHotBoardItem(input: { title: "Lamp", description: "x" }) { hotBoardItem { id } } }`
    await business.manager.actor.ok(item)
    expect(await heard(admin)).toEqual(['AuditEntry', 'HotBoardItem'])
    expect(await heard(employee)).toEqual(['HotBoardItem'])
    const option = `mutation { createInterestOption(input: { label: "Cues" }) { interestOption { id } } }`
    await business.admin.actor.ok(option)
    expect(await heard(platform)).toEqual(['AuditEntry'])
    expect(await heard(employee)).toEqual(['InterestOption'])
    for (const stream of streams) stream.close()
  })
})
