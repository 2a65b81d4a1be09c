import { beforeAll, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the demo', () => {
  let world: World
  let demo: TestBusiness
  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    demo = await world.business({ id: demoBusinessId })
  })

  const offered = async (business: TestBusiness): Promise<string | null> =>
    (await business.admin.actor.ok('{ viewer { business { canImport demoImportFile } } }')).viewer.business
      .demoImportFile

  it('imports its own list, and takes it back', async () => {
    const { bring, read, run } = importing(world, demo)
    const id = await bring((await offered(demo)) ?? '', 'sample.csv')
    expect(await read(id)).toMatchObject({
      state: 'READY',
      rowCount: 16,
      counts: { new: 14, matched: 1, refused: 1, warnings: 1, lastContacts: 8 },
      columns: Array.from({ length: 9 }, () => ({ isRecognized: true })),
      interests: [{ word: 'Pool tables' }, { word: 'Darts' }, { word: 'Air hockey' }],
      unknownStatuses: [{ word: 'Regular', count: 2 }],
    })
    expect(await run('start', id)).toMatchObject({ state: 'DONE', counts: { added: 14, filled: 1 } })
    expect(await run('revert', id)).toMatchObject({ state: 'REVERTED', counts: { reverted: 15, kept: 0 } })
    expect(await world.prisma.customer.count({ where: { businessId: demo.id } })).toBe(0)
  })

  it('takes no other', async () => {
    const { bring } = importing(world, demo)
    const list = (await offered(demo)) ?? ''
    const refusal = /The demo imports its sample list only/
    await expect(bring(list, 'customers.csv')).rejects.toThrow(refusal)
    await expect(bring(`${list}Real,Person,,,,,,,\n`, 'sample.csv')).rejects.toThrow(refusal)
    await expect(bring(list.replace('Nora,Ashdown', 'Real,Personx'), 'sample.csv')).rejects.toThrow(refusal)
  })

  it('is the only business with such a list', async () => {
    expect(await offered(await world.business())).toBeNull()
  })
})
