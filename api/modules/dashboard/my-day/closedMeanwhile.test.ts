import { beforeEach, describe, expect, it } from 'vitest'
import { setUpMyDay } from '#api/modules/dashboard/my-day/testing/myDay.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'

type Kind = 'contact' | 'followUp' | 'item'

/** The mutations that close and reopen a kind of record, and when it was closed. */
const acts: readonly [name: string, kind: Kind, close: string, reopen: string][] = [
  [
    'a contact',
    'contact',
    'completeContact(input: $input) { record: contact { at: completedAt } }',
    'reopenContact(input: $input) { record: contact { at: completedAt } }',
  ],
  [
    'a follow-up',
    'followUp',
    'completeFollowUp(input: $input) { record: followUp { at: closedAt } }',
    'reopenFollowUp(input: $input) { record: followUp { at: closedAt } }',
  ],
  [
    'a skipped follow-up',
    'followUp',
    'skipFollowUp(input: $input) { record: followUp { at: closedAt } }',
    'reopenFollowUp(input: $input) { record: followUp { at: closedAt } }',
  ],
  [
    'a hot board item',
    'item',
    'resolveHotBoardItem(input: $input) { record: hotBoardItem { at: resolvedAt } }',
    'reopenHotBoardItem(input: $input) { record: hotBoardItem { at: resolvedAt } }',
  ],
  ...(['contact', 'followUp', 'item'] as const).map((kind) => {
    const record = `record: entry { ... on Contact { at: completedAt } ... on FollowUp { at: closedAt }
      ... on HotBoardItem { at: resolvedAt } }`
    return [
      `an entry of My Day (${kind})`,
      kind,
      `completeMyDayEntry(input: $input) { ${record} }`,
      `reopenMyDayEntry(input: $input) { ${record} }`,
    ] as const satisfies [string, Kind, string, string]
  }),
]

const asMutation = (field: string) => {
  const name = field.slice(0, field.indexOf('('))
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return `mutation ($input: ${input}!) { act: ${field} }`
}

describe.each(acts)('closing %s at the same time as a colleague', (_name, kind, close, reopen) => {
  let world: BusinessScene['world']
  let business: BusinessScene['business']
  const scene = setUpMyDay((given) => {
    ;({ world, business } = given)
  })
  let id: string

  beforeEach(async () => {
    const open = {
      contact: () => scene.contact('Call', '2026-06-10T16:00:00Z'),
      followUp: () => scene.followUp('Call', '2026-06-10T16:00:00Z'),
      item: () => scene.item('Felt', 'URGENT', business.employee.id),
    }
    id = await open[kind]()
  })

  const closing = asMutation(close)
  const reopening = asMutation(reopen)
  const closeAs = async (actor: 'manager' | 'admin', at: string) => {
    world.clock.set(at)
    const { act } = await business[actor].actor.ok(closing, { input: { id } })
    return act.record.at
  }

  it('is refused when only an open one is meant, with who was first; else it returns the first result', async () => {
    const first = await closeAs('manager', '2026-06-10T14:31:00.000Z')
    const refused = await business.admin.actor.fails(closing, { input: { id, onlyIfOpen: true } })
    expect(refused).toMatchObject({ code: 'CONFLICT' })
    const { firstName, lastName } = await world.prisma.user.findFirstOrThrow({
      where: { id: business.manager.id },
    })
    expect(refused.message).toContain(`${firstName} ${lastName}`)
    expect(await closeAs('admin', '2026-06-10T14:32:00.000Z')).toBe(first)
  })

  it('is not undone when it was closed anew since', async () => {
    const expectedClosedAt = await closeAs('admin', '2026-06-10T14:31:00.000Z')
    await business.manager.actor.ok(reopening, { input: { id, expectedClosedAt } })
    const anew = await closeAs('manager', '2026-06-10T14:32:00.000Z')
    const refused = await business.admin.actor.fails(reopening, { input: { id, expectedClosedAt } })
    expect(refused).toMatchObject({ code: 'CONFLICT' })
    expect(await closeAs('admin', '2026-06-10T14:33:00.000Z')).toBe(anew)
    const { act } = await business.admin.actor.ok(reopening, { input: { id, expectedClosedAt: anew } })
    expect(act.record.at).toBeNull()
  })
})
