import { describe, expect, it } from 'vitest'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const trail = `query ($first: Int, $after: String, $kind: AuditKind, $actorName: String) { viewer { business {
  auditActors
  auditTrail(first: $first, after: $after, kind: $kind, actorName: $actorName) {
    edges { node { action actorName } } pageInfo { hasNextPage endCursor }
  } } } }`

describe('the audit trail', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  async function entries(...acts: [action: string, actorName: string][]) {
    for (const [action, actorName] of acts) {
      const fields = { action, actorName, actorType: 'user', subject: `Business:${business.id}` }
      await world.prisma.auditEntry.create({ data: { businessId: business.id, ...fields } })
    }
  }
  const read = async (filter: Record<string, unknown> = {}) => {
    const { auditTrail, auditActors } = (await business.admin.actor.ok(trail, filter)).viewer.business
    const nodes: { action: string; actorName: string }[] = auditTrail.edges.map(
      ({ node }: { node: object }) => node,
    )
    return { actors: auditActors, page: auditTrail.pageInfo, said: nodes.map((node) => node.action) }
  }

  it('can be filtered by kind, by actor, and by both', async () => {
    await entries(
      ['team:add', 'Ada Tester'],
      ['hotBoard:create', 'Ada Tester'],
      ['team:deactivate', 'triton'],
      ['sms-settings:update', 'Till'],
    )
    expect((await read({ kind: 'TEAM' })).said).toEqual(['TEAM_DEACTIVATE', 'TEAM_ADD'])
    expect((await read({ actorName: 'Ada Tester' })).said).toEqual(['HOT_BOARD_CREATE', 'TEAM_ADD'])
    expect((await read({ actorName: 'Ada Tester', kind: 'TEAM' })).said).toEqual(['TEAM_ADD'])
    expect((await read({ kind: 'SMS_SETTINGS' })).said).toEqual(['SMS_SETTINGS_UPDATE'])
    expect((await read({ kind: 'API_KEY' })).said).toEqual([])
    expect((await read()).said).toHaveLength(4)
  })

  it('is paged within a filter', async () => {
    await entries(
      ['team:add', 'Ada'],
      ['team:update', 'Ada'],
      ['hotBoard:create', 'Ada'],
      ['team:add', 'Ada'],
    )
    const first = await read({ first: 2, kind: 'TEAM' })
    expect([first.said, first.page.hasNextPage]).toEqual([['TEAM_ADD', 'TEAM_UPDATE'], true])
    const second = await read({ first: 2, kind: 'TEAM', after: first.page.endCursor })
    expect([second.said, second.page.hasNextPage]).toEqual([['TEAM_ADD'], false])
  })

  it('lists each actor of the business once, and no actor of another business', async () => {
    const other = await world.business()
    await world.prisma.auditEntry.create({
      data: {
        businessId: other.id,
        action: 'team:add',
        actorName: 'Stranger',
        actorType: 'user',
        subject: 'User:1',
      },
    })
    expect((await read()).actors).toEqual([])
    await entries(['team:add', 'Zoe'], ['team:add', 'Ada'], ['team:update', 'Zoe'], ['team:add', 'triton'])
    expect((await read()).actors).toEqual(['Ada', 'triton', 'Zoe'])
    expect((await read({ actorName: 'Stranger' })).said).toEqual([])
  })

  it('is readable only by admins, including the actor names', async () => {
    await entries(['team:add', 'Ada Tester'])
    for (const { actor } of [business.manager, business.employee]) {
      expect((await actor.ok(trail)).viewer.business).toEqual({ auditActors: null, auditTrail: null })
    }
  })

  it('knows the kind of every action', async () => {
    const { auditActions, auditKinds } = await import('#api/modules/activities/audit-trail/actions.ts')
    const nouns = new Set(Object.keys(auditActions).map((action) => action.split(':')[0]))
    // An act on a superadmin is rare and in no business's trail, so no filter offers it.
    nouns.delete('superadmin')
    expect([...nouns].sort()).toEqual(Object.values(auditKinds).sort())
  })
})
