import { describe, expect, it } from 'vitest'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const search = `query ($search: String) {
  viewer { business { customers(search: $search) { edges { node { name } } } } }
}`

describe('customers', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const found = async (text: string) => {
    const { viewer } = await business.employee.actor.ok(search, { search: text })
    const edges: { node: { name: string } }[] = viewer.business.customers.edges
    return edges.map(({ node }) => node.name)
  }

  it.each([
    ['Álvaro Peña', 'alvaro pena'],
    ['Łukasz Groß', 'gross lukasz'],
    ['İpek Şahin', 'ipek'],
    ['Conor O’Hara', "o'hara"],
    ['Anne‑Marie Đorđević', 'anne-marie dordevic'],
    ['Zoë Œuvre', 'ZOË'.normalize('NFD')],
    ['ΝΊΚΟΣ Ёлкин', 'νικος елкин'],
    ['Nguyễn Ａna', 'nguyen ana'],
  ])('Customers named %j are found by %j', async (name, text) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    await business.customer({ firstName, lastName })
    expect(await found(text)).toEqual([name])
  })

  it('are found by any words of name, email or phone, or by digits', async () => {
    await business.customer({
      firstName: 'Ann',
      lastName: 'Marlow',
      email: 'ann@pool.example',
      phoneNumber: '5550123456',
    })
    await business.customer({ firstName: 'Bob', lastName: 'Annis', phoneNumber: '5550999888' })
    await business.customer({ firstName: '100%', lastName: 'Real_Name', phoneNumber: '5550777666' })
    expect(await found('ANN')).toEqual(['Bob Annis', 'Ann Marlow'])
    expect(await found('marlow ann')).toEqual(['Ann Marlow'])
    expect(await found('ann marlow')).toEqual(['Ann Marlow'])
    expect(await found('pool.ex')).toEqual(['Ann Marlow'])
    expect(await found('(555) 099-9')).toEqual(['Bob Annis'])
    expect(await found('012')).toEqual(['Ann Marlow'])
    expect(await found('0%')).toEqual(['100% Real_Name'])
    expect(await found('l_n')).toEqual(['100% Real_Name'])
    expect(await found('nobody')).toEqual([])
    expect(await found('\u0000 \ud800')).toEqual([])
    expect(await found('   ')).toHaveLength(3)
  })

  it('are found by what caller ID shows, with a name beside it too', async () => {
    await business.customer({ firstName: 'Ann', lastName: 'Marlow', phoneNumber: '5850109999' })
    await business.customer({ firstName: 'Bob', lastName: 'Annis', phoneNumber: '5850109998' })
    const searches = [
      '+1 585 010 9999',
      '15850109999',
      'phone 585-010-9999',
      'MARLOW ANN +1 (585) 010-9999',
      'ann 585.010',
      'marlow 9999',
    ]
    for (const text of searches) expect(await found(text)).toContain('Ann Marlow')
    expect(await found('marlow 585-010-9998')).toEqual([])
  })

  it('can be limited to a status and an interest, together with a search', async () => {
    const list = `query ($search: String, $status: CustomerStatus, $interest: String) {
      viewer { business { customers(search: $search, status: $status, interest: $interest) {
        edges { node { firstName } }
      } } }
    }`
    const found = async (variables: Record<string, unknown>) => {
      const { viewer } = await business.employee.actor.ok(list, variables)
      return viewer.business.customers.edges.map(
        (edge: { node: { firstName: string } }) => edge.node.firstName,
      )
    }
    await business.customer({ firstName: 'Ann', interest: 'Darts', status: 'SOLD' })
    await business.customer({ firstName: 'Bob', interest: 'Darts' })
    await business.customer({ firstName: 'Cora', interest: 'Arcade', status: 'SOLD' })
    const elsewhere = await world.business()
    await elsewhere.customer({ firstName: 'Dan', interest: 'Darts', status: 'SOLD' })
    expect(await found({ interest: 'Darts' })).toEqual(['Bob', 'Ann'])
    expect(await found({ status: 'SOLD' })).toEqual(['Cora', 'Ann'])
    expect(await found({ status: 'SOLD', interest: 'Darts' })).toEqual(['Ann'])
    expect(await found({ search: 'bob', interest: 'Darts' })).toEqual(['Bob'])
    expect(await found({ search: 'bob', interest: 'Arcade' })).toEqual([])
    expect(await found({ interest: 'darts' })).toEqual([])
  })

  it('come in pages that neither skip nor repeat when others are added and deleted between', async () => {
    const made = []
    for (let i = 0; i < 5; i += 1) made.push(await business.customer({ firstName: `C${i}` }))
    const page = `query ($first: Int, $after: String, $last: Int, $before: String) { viewer { business {
      customers(first: $first, after: $after, last: $last, before: $before) {
        edges { node { firstName } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
      } } } }`
    const ask = async (variables: Record<string, unknown>) => {
      const { viewer } = await business.employee.actor.ok(page, variables)
      const { edges, pageInfo } = viewer.business.customers
      return { names: edges.map((edge: { node: { firstName: string } }) => edge.node.firstName), pageInfo }
    }
    const first = await ask({ first: 2 })
    expect(first.names).toEqual(['C4', 'C3'])
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    await world.prisma.customer.deleteMany({ where: { id: made[3]?.id ?? 0 } })
    await business.customer({ firstName: 'New' })
    const second = await ask({ first: 2, after: first.pageInfo.endCursor })
    expect(second.names).toEqual(['C2', 'C1'])
    const back = await ask({ last: 2, before: second.pageInfo.endCursor })
    expect(back.names).toEqual(['C4', 'C2'])
    for (const wrong of [{ first: 101 }, { first: -1 }, { last: 101 }, { first: 2, after: 'nonsense' }]) {
      expect((await business.employee.actor.fails(page, wrong)).code).toBe('BAD_INPUT')
    }
  })
})
