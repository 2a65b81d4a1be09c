import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { groupsOf, listing } from '#api/modules/duplicates/testing/possibleDuplicate.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const dismissing =
  'mutation ($input: DismissDuplicateInput!) { dismissDuplicate(input: $input) { dismissedId } }'
const changing =
  'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }'

describe('possible duplicates', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })
  const actor = () => business.employee.actor
  let phone = 5550100300
  const person = (data: object = {}) => business.customer({ phoneNumber: String(phone++), ...data })
  const ann = { firstName: 'Ann', lastName: 'Lake', name: 'Ann Lake' }
  const found = async () =>
    (await groupsOf(actor())).map(
      ({ reason, customers }: { reason: string; customers: { databaseId: number }[] }) => [
        reason,
        ...customers.map(({ databaseId }) => databaseId),
      ],
    )

  it.each<[string, object, object, string[]]>([
    ['the same phone number', { phoneNumber: '5550100200' }, { phoneNumber: '5550100200' }, ['PHONE']],
    ['no phone number', { phoneNumber: '', email: 'a@x.org' }, { phoneNumber: '', email: 'b@x.org' }, []],
    ['the same email address in another case', { email: 'Ann@X.org' }, { email: 'ann@x.ORG' }, ['EMAIL']],
    ['the same name alone', ann, ann, []],
    [
      'the same name and city',
      { ...ann, city: 'Troy' },
      { ...ann, name: 'Ann Lake', city: 'TROY' },
      ['CITY'],
    ],
    [
      'the same name in another spelling and street',
      { ...ann, address: '1 Elm' },
      { firstName: 'ÁNN', lastName: 'Lake.', name: 'ÁNN Lake.', address: '1 elm' },
      ['STREET'],
    ],
    [
      'the same name, city and street',
      { ...ann, city: 'Troy', address: '1 Elm' },
      { ...ann, city: 'Troy', address: '1 Elm' },
      ['CITY'],
    ],
    [
      'the same name and city, with phones and email addresses of their own',
      { ...ann, city: 'Troy', email: 'a@x.org' },
      { ...ann, city: 'Troy', email: 'b@x.org' },
      [],
    ],
    [
      'everything the same',
      { ...ann, city: 'Troy', email: 'a@x.org', phoneNumber: '5550100200' },
      { ...ann, city: 'Troy', email: 'a@x.org', phoneNumber: '5550100200' },
      ['PHONE'],
    ],
  ])('with %s', async (_what, one, other, reasons) => {
    const ids = [await person(one), await person(other)].map(({ id }) => id)
    expect(await found()).toEqual(reasons.map((reason) => [reason, ...ids.toReversed()]))
  })

  it('come in groups, the newest first, page by page', async () => {
    const many = []
    for (let i = 0; i < 7; i += 1) many.push(await person({ phoneNumber: '5550100200' }))
    const mails = [await person({ email: 'a@x.org' }), await person({ email: 'a@x.org' })]
    const groups = await groupsOf(actor())
    expect(groups.map(({ count }: { count: number }) => count)).toEqual([2, 7])
    expect(groups[1].customers).toHaveLength(5)
    const { viewer } = await actor().ok(listing, { first: 1 })
    const { edges, pageInfo } = viewer.business.possibleDuplicates
    expect([edges[0].node.customers[0].databaseId, pageInfo.hasNextPage]).toEqual([mails[1]?.id, true])
    const [next] = await groupsOf(actor(), { first: 1, after: pageInfo.endCursor })
    expect(next.customers[0].databaseId).toBe(many.at(-1)?.id)
  })

  it('that were dismissed come back when a phone or an address changes', async () => {
    const [one] = [await person({ email: 'a@x.org' }), await person({ email: 'a@x.org' })]
    const [group] = await groupsOf(actor())
    for (const _time of [1, 2]) await actor().ok(dismissing, { input: { id: group.id } })
    expect(await found()).toEqual([])
    const change = (input: object) =>
      actor().ok(changing, { input: { id: globalId('Customer', one?.id ?? 0), ...input } })
    await change({ notes: 'x' })
    expect(await found()).toEqual([])
    await change({ city: 'Troy' })
    expect(await found()).toHaveLength(1)
    expect((await actor().fails(dismissing, { input: { id: group.id } })).code).toBe('NOT_FOUND')
    expect((await actor().fails(dismissing, { input: { id: 'nothing' } })).code).toBe('NOT_FOUND')
    expect(await world.prisma.duplicateDismissal.count({ where: { businessId: business.id } })).toBe(1)
  })
})
