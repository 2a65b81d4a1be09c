import { beforeAll, describe, expect, it } from 'vitest'
import { form, formNames } from '#api/modules/imports/testing/forms/forms.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const people = 40

/** One of each kind: what the others have in common with them is tested beside the forms. */
const chosen = formNames.filter((name) => /Jobber|Brevo|Contact List|iPhone/.test(name))

describe('the exports of other programs', () => {
  let world: World
  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  it.each(chosen)('of %s come without a hand, and go again', async (name) => {
    const business = await world.business()
    const { bring, run } = importing(world, business)
    const done = await run('start', await bring(form(name, people), name))
    const { added, filled, skipped } = done.counts
    expect(done).toMatchObject({ state: 'DONE', unknownStatuses: [] })
    expect(added + filled + skipped).toBeGreaterThanOrEqual(0.95 * people)
    expect(await run('revert', done.id)).toMatchObject({ state: 'REVERTED', counts: { added: 0, kept: 0 } })
    expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(0)
  })
})
