import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { connect } from '#api/core/database/connection.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import { ask, madeFolder, open } from '#api/testing/harness/database/embeddedFolders.ts'
import { appRole } from './appRole.ts'
import type { Embedded } from './embedded.ts'

const asCuecard = async (embedded: Embedded) => {
  const url = await embedded.database('cuecard')
  return { url: () => url }
}

/**
 * Creates a data folder in the format of older versions, in which the administrator owns the database and its
 * contents.
 */
async function olderFolder(): Promise<Embedded> {
  const embedded = await open(await madeFolder())
  await ask(embedded, 'create database cuecard')
  const url = embedded.url('cuecard')
  await migrate(url, { log: silent })
  const { prisma, close } = connect(url, silent)
  await prisma.business.create({ data: { name: 'A shop' } })
  await close()
  await ask({ url: () => url }, 'create view shops as select * from "Business"')
  return embedded
}

describe('the role of Cuecard on the embedded database', { timeout: 60_000 }, () => {
  test.each(['socket', 'loopback'] as const)(
    'is no superuser, and owns its database (%s)',
    async (transport) => {
      const embedded = await open(await madeFolder(), { transport })
      const here = await asCuecard(embedded)
      await migrate(here.url(), { log: silent })
      expect(
        await ask(
          here,
          'select current_user, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
        ),
      ).toEqual({
        current_user: appRole,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
      })
      for (const attempt of [
        "copy (select 1) to program 'true'",
        'set role cuecard',
        "select pg_read_file('PG_VERSION')",
        'alter role cuecard_app superuser',
      ]) {
        await expect(ask(here, attempt)).rejects.toThrow(/permission denied/)
      }
    },
  )

  test('does not give away the password of the administrator', async () => {
    const embedded = await open(await madeFolder(), { transport: 'loopback' })
    const url = new URL(await embedded.database('cuecard'))
    expect(url.password).not.toBe('')
    url.username = 'cuecard'
    const stranger = new pg.Client({ connectionString: url.href })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  test('takes over the data of an older Cuecard, also when several start at once', async () => {
    const embedded = await olderFolder()
    const urls = await Promise.all([1, 2, 3].map(() => embedded.database('cuecard')))
    expect(new Set(urls).size).toBe(1)
    const here = { url: () => urls[0] ?? '' }
    const foreign = `
        select count(*)::int from (
          select relowner as owner, oid from pg_class where relnamespace = 'public'::regnamespace
          union all select proowner, oid from pg_proc where pronamespace = 'public'::regnamespace
          union all select typowner, oid from pg_type where typnamespace = 'public'::regnamespace
        ) as objects
        where pg_get_userbyid(owner) <> current_user
          and not exists (select from pg_depend d where d.objid = objects.oid and d.deptype = 'e')
          and not exists (select from pg_type t where t.oid = objects.oid and t.typelem <> 0
            and exists (select from pg_depend d where d.objid = t.typelem and d.deptype = 'e'))`
    expect(await ask(here, foreign)).toEqual({ count: 0 })
    expect(await ask(here, 'select name from shops')).toEqual({ name: 'A shop' })
    await ask(here, 'alter table "Business" add column tried int')
    expect(await embedded.database('cuecard')).toBe(urls[0])
  })

  test('goes on with a takeover that was interrupted', async () => {
    const embedded = await olderFolder()
    await ask(embedded, `create role ${appRole} login`)
    await ask({ url: () => embedded.url('cuecard') }, `alter table "Customer" owner to ${appRole}`)
    const here = await asCuecard(embedded)
    await ask(here, 'alter table "Business" add column tried int')
    await ask(here, 'alter table "Customer" add column tried int')
  })
})
