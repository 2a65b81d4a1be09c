import { beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const change = `mutation ($input: ChangeCustomerOwnerInput!) { changeCustomerOwner(input: $input) {
  customer { ownerName isMine owner { databaseId } } } }`
const update = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { ownerName } } }`
const create = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { databaseId ownerName } } }`
const day = new Date('2026-06-10T14:00:00Z')

describe('the owner of a customer', () => {
  let world: World
  let business: TestBusiness
  let id: number
  const lists = `query ($mine: Boolean, $ownerId: ID) { viewer { business {
    customers(mine: $mine, ownerId: $ownerId, sort: NAME) { edges { node { databaseId } } }
    contacts(mine: $mine, ownerId: $ownerId) { edges { node { customer { databaseId } } } }
    followUps(mine: $mine, ownerId: $ownerId) { edges { node { customer { databaseId } } } }
    hotBoardItems(mine: $mine) { edges { node { title } } }
    contactCounts(mine: $mine) { upcoming overdue } followUpCounts(mine: $mine) { upcoming }
    hotBoardCounts(mine: $mine) { active } } } }`

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T14:30:00.000Z' },
  )
  beforeEach(async () => {
    id = (await business.customer({ lastName: 'Owned' })).id
  })

  const user = ({ id }: { id: number }) => globalId('User', id)
  const give = (owner: { id: number } | null, more: object = {}, by = business.employee) =>
    by.actor.run(change, {
      input: { id: globalId('Customer', id), ownerId: owner && user(owner), ...more },
    })
  const log = async () => {
    const where = { businessId: business.id, customerId: id }
    const rows = await world.prisma.activity.findMany({ where, orderBy: { id: 'asc' } })
    return rows.map(({ type, description }) => `${type} ${description}`)
  }
  const bell = (of: { id: number }) => world.prisma.notification.findMany({ where: { userId: of.id } })

  it('is taken over, given and taken back, each told once', async () => {
    const { data } = await give(business.employee)
    expect(data.changeCustomerOwner.customer).toEqual({
      ownerName: business.employee.fullName,
      isMine: true,
      owner: { databaseId: business.employee.id },
    })
    await give(business.employee)
    await give(business.manager)
    expect((await give(null)).data.changeCustomerOwner.customer).toEqual({
      ownerName: null,
      isMine: false,
      owner: null,
    })
    expect(await log()).toEqual([
      `OTHER Owner changed to ${business.employee.fullName}`,
      `OTHER Owner changed to ${business.manager.fullName}`,
      'OTHER Owner removed',
    ])
    expect(await bell(business.employee)).toEqual([])
    expect(await bell(business.manager)).toMatchObject([
      { kind: 'assigned', subject: `Customer:${id}`, title: 'Emma Tester assigned to you: Cora Owned' },
    ])
  })

  it('is an active member of the business', async () => {
    const gone = await business.member({ isActive: false })
    const stranger = (await world.business()).admin
    for (const [owner, code] of [
      [gone, 'BAD_INPUT'],
      [stranger, 'NOT_FOUND'],
    ] as const)
      expect((await give(owner)).failures[0]?.code).toBe(code)
    const failure = await business.employee.actor.fails(update, {
      input: { id: globalId('Customer', id), ownerId: user(gone), city: 'Troy' },
    })
    expect(failure.fields).toEqual({ ownerId: ['The owner must be an active member of the team'] })
    expect(await world.prisma.customer.findFirst({ where: { id } })).toMatchObject({
      ownerId: null,
      city: null,
    })
    expect(await log()).toEqual([])
  })

  it('stays with an update that leaves it out, or that sends again one who has left', async () => {
    await give(business.manager)
    await world.prisma.user.updateMany({ where: { id: business.manager.id }, data: { isActive: false } })
    for (const input of [{ city: 'Troy' }, { ownerId: user(business.manager) }]) {
      const { updateCustomer } = await business.employee.actor.ok(update, {
        input: { id: globalId('Customer', id), ...input },
      })
      expect(updateCustomer.customer.ownerName).toBe(business.manager.fullName)
    }
    expect(await log()).toHaveLength(1)
  })

  it('comes with a new customer, and tells the owner', async () => {
    const input = { firstName: 'New', lastName: 'Face', phoneNumber: '5185550100', interest: 'Darts' }
    const { createCustomer } = await business.employee.actor.ok(create, {
      input: { ...input, ownerId: user(business.manager) },
    })
    expect(createCustomer.customer.ownerName).toBe(business.manager.fullName)
    expect(await bell(business.manager)).toHaveLength(1)
  })

  it('changes from the expected owner alone; of ten who take over at once one does', async () => {
    const refused = await give(business.employee, { expectedOwnerId: user(business.manager) })
    expect(refused.failures[0]?.code).toBe('CONFLICT')
    const team = await Promise.all(Array.from({ length: 10 }, () => business.member()))
    const answers = await Promise.all(team.map((one) => give(one, { expectedOwnerId: null })))
    expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
    expect(await log()).toHaveLength(1)
  })

  it('is given back only by who took it, while nobody else has changed it since', async () => {
    const { employee, manager } = business
    const back = { expectedOwnerId: user(employee) }
    await give(employee, { expectedOwnerId: null })
    await give(manager, {}, manager)
    const taken = await give(null, back)
    expect(taken.failures[0]?.message).toBe(`${manager.fullName} changed the owner in the meantime.`)
    await give(employee, {}, manager)
    expect((await give(null, back)).failures[0]?.code).toBe('CONFLICT')
    await give(null)
    await give(employee, { expectedOwnerId: null })
    expect((await give(null, back)).failures).toEqual([])
  })

  it('narrows lists and counts to what is mine, or one user’s', async () => {
    await give(business.employee)
    const { id: other } = await business.customer({ lastName: 'Other' })
    for (const customerId of [id, other]) {
      await business.contact({ customerId, scheduledDate: day })
      await world.prisma.followUp.create({
        data: {
          ...{ businessId: business.id, customerId, customerStatus: 'UNSOLD', dayNumber: 1, title: 'Call' },
          ...{ anchorDate: day, scheduledDate: new Date('2026-06-12T14:00:00Z') },
        },
      })
    }
    await business.item({ title: 'For Emma', assignedToId: business.employee.id, assignedToName: 'Emma' })
    await business.item({ title: 'For all', assignedToAll: true })
    const read = async (variables: Record<string, unknown>, by = business.employee) => {
      const shop = (await by.actor.ok(lists, variables)).viewer.business
      const nodes = (list: string) => shop[list].edges.map(({ node }: { node: never }) => node)
      return { ...shop, nodes }
    }
    const mine = await read({ mine: true })
    expect(mine.nodes('customers')).toEqual([{ databaseId: id }])
    expect(mine.nodes('contacts')).toEqual([{ customer: { databaseId: id } }])
    expect(mine.nodes('followUps')).toEqual([{ customer: { databaseId: id } }])
    expect(mine.nodes('hotBoardItems')).toEqual([{ title: 'For Emma' }])
    expect(mine).toMatchObject({
      contactCounts: { upcoming: 0, overdue: 1 },
      followUpCounts: { upcoming: 1 },
      hotBoardCounts: { active: 1 },
    })
    const all = await read({})
    expect(all.nodes('customers')).toHaveLength(2)
    expect(all.contactCounts).toEqual({ upcoming: 0, overdue: 2 })
    const emmas = await read({ ownerId: user(business.employee) }, business.manager)
    expect(emmas.nodes('customers')).toEqual([{ databaseId: id }])
    expect(emmas.nodes('contacts')).toHaveLength(1)
    for (const nobodys of [
      { mine: true },
      { ownerId: globalId('Customer', business.employee.id) },
      { ownerId: 'x' },
    ])
      expect((await read(nobodys, business.manager)).nodes('customers')).toEqual([])
  })

  it('is a filter of a saved view', async () => {
    const save = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { mine } } }`
    const input = { name: 'Mine', noNextStep: false, mine: true, sort: 'NAME', layout: 'LIST' }
    const { createSavedView } = await business.employee.actor.ok(save, { input })
    expect(createSavedView.savedView).toEqual({ mine: true })
  })

  it('is counted by status in the reports, once somebody owns a customer', async () => {
    const reports = '{ viewer { business { reports { owners { rank name counts { unsold sold } } } } } }'
    const owners = async () => (await business.admin.actor.ok(reports)).viewer.business.reports.owners
    expect(await owners()).toEqual([])
    await give(business.employee)
    await business.customer({ ownerId: business.employee.id, status: 'SOLD' })
    await business.customer({ ownerId: business.manager.id })
    await business.customer()
    expect(await owners()).toEqual([
      { rank: 1, name: business.employee.fullName, counts: { unsold: 1, sold: 1 } },
      { rank: 2, name: business.manager.fullName, counts: { unsold: 1, sold: 0 } },
      { rank: null, name: 'Nobody', counts: { unsold: 1, sold: 0 } },
    ])
  })
})
