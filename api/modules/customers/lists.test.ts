import { describe, expect, it } from 'vitest'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const list = `query ($sort: CustomerSort, $noNextStep: Boolean, $status: CustomerStatus, $first: Int, $after: String) {
  viewer { business { customers(sort: $sort, noNextStep: $noNextStep, status: $status, first: $first, after: $after) {
    edges { node { name } } pageInfo { hasNextPage endCursor }
  } } }
}`

describe('the list of customers', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const page = async (variables: Record<string, unknown>) => {
    const { viewer } = await business.employee.actor.ok(list, variables)
    const { edges, pageInfo } = viewer.business.customers
    return { names: edges.map((edge: { node: { name: string } }) => edge.node.name), pageInfo }
  }
  const named = (firstName: string, more = {}) =>
    business.customer({ firstName, lastName: 'Berg', interest: 'Darts', ...more })

  it('is sorted by name with a locale-aware collation, page by page', async () => {
    for (const firstName of ['Zoé', 'adam', 'Bea', 'Ádám', 'Bea']) await named(firstName)
    const names = []
    for (let after: string | null = null, more = true; more; ) {
      const { names: shown, pageInfo } = await page({ sort: 'NAME', first: 2, after })
      names.push(...shown)
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(names).toEqual(['adam Berg', 'Ádám Berg', 'Bea Berg', 'Bea Berg', 'Zoé Berg'])
    expect((await page({})).names[0]).toBe('Bea Berg')
  })

  it('rejects a cursor of a different sort order', async () => {
    await named('Ann')
    await named('Bo')
    const { pageInfo } = await page({ sort: 'NAME', first: 1 })
    const failure = await business.employee.actor.fails(list, { sort: 'NEWEST', after: pageInfo.endCursor })
    expect(failure.code).toBe('BAD_INPUT')
  })

  it('can be limited to customers without a next step', async () => {
    const done = { completed: true, completedAt: new Date('2026-06-01T16:00:00Z') }
    const free = await named('Free')
    await business.contact({ customerId: free.id, ...done })
    await business.followUp({ customerId: free.id, state: 'SKIPPED', closedAt: done.completedAt })
    await appointmentOf(world, business, { customerId: free.id, status: 'CANCELLED' })
    await named('Sold', { status: 'SOLD' })
    await business.contact({ customerId: (await named('Contact')).id })
    await business.followUp({ customerId: (await named('FollowUp')).id })
    await appointmentOf(world, business, { customerId: (await named('Booked')).id })
    await appointmentOf(world, business, { customerId: (await named('Begun')).id, status: 'IN_PROGRESS' })
    expect((await page({ noNextStep: true })).names).toEqual(['Sold Berg', 'Free Berg'])
    expect((await page({ noNextStep: true, sort: 'NAME' })).names).toEqual(['Free Berg', 'Sold Berg'])
    expect((await page({ noNextStep: true, status: 'SOLD' })).names).toEqual(['Sold Berg'])
    expect((await page({ noNextStep: false })).names).toHaveLength(6)
    const { names, pageInfo } = await page({ noNextStep: true, first: 1 })
    expect(names).toEqual(['Sold Berg'])
    expect((await page({ noNextStep: true, after: pageInfo.endCursor })).names).toEqual(['Free Berg'])
  })
})
