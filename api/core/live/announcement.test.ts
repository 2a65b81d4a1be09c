import { expect, it } from 'vitest'
import { models } from '#api/policy/models.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { readAnnouncement, readRevocation } from './announcement.ts'

it('An announcement is made by the triggers of exactly the models that are announced', async () => {
  const { prisma } = await freshDatabase()
  const rows = await prisma.$queryRaw<{ model: string; announcer: string; acts: string[] }[]>`
    select c.relname as model, p.proname as announcer, array_agg(t.tgname::text order by t.tgname) as acts
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where t.tgname like 'announce_%' group by 1, 2`
  const narrow: Record<string, string> = {
    announce_own_rows: 'owner',
    announce_notes: 'readers',
    announce_shares: 'readers',
    announce_tasks: 'parties',
    announce_levels: 'level',
    announce_audit_entries: 'level',
  }
  const made = Object.fromEntries(
    rows.map(({ model, announcer }) => [model, narrow[announcer] ?? 'business']),
  )
  const place = 'prisma/sql has the triggers of each model that has an audience in api/policy/models.ts'
  const announced = Object.entries(models).flatMap(([model, { audience }]) =>
    audience ? [[model, audience]] : [],
  )
  expect(made, place).toEqual(Object.fromEntries(announced))
  for (const { model, acts } of rows) {
    const inserts = model === 'Business' ? [] : ['announce_insert']
    expect([model, acts]).toEqual([model, ['announce_delete', ...inserts, 'announce_update']])
  }
})

it('An announcement is read from what a trigger writes, and from nothing else', () => {
  expect(readAnnouncement('7 Contact 12 UPDATE')).toEqual({
    businessId: 7,
    model: 'Contact',
    id: '12',
    act: 'UPDATE',
    userId: null,
    level: null,
    formerLevel: null,
  })
  expect(readAnnouncement('7 VendorContact 3 INSERT MANAGER')).toMatchObject({
    level: 'MANAGER',
    formerLevel: null,
  })
  expect(readAnnouncement('7 VendorContact 3 UPDATE ADMIN ALL')).toMatchObject({
    userId: null,
    level: 'ADMIN',
    formerLevel: 'ALL',
  })
  expect(readAnnouncement('7 Notification 3 INSERT 5')).toMatchObject({ userId: 5 })
  expect(readAnnouncement('7 Customer * DELETE')).toMatchObject({ id: null })
  expect(readAnnouncement('7 SharedNote * INSERT 5')).toMatchObject({ id: null, userId: 5 })
  const unreadable = ['', 'hello', '7 Contact 12 TRUNCATE', '7 Nothing 12 UPDATE', '7 toString 1 UPDATE']
  // Models with access levels must not be announced without one, and models without levels must not have one.
  const unlevelled = [
    '7 VendorContact 3 UPDATE',
    '7 VendorContact 3 UPDATE 5',
    '7 VendorContact 3 UPDATE EVERYONE',
  ]
  for (const other of [...unreadable, ...unlevelled, '7 Contact 12 UPDATE ALL']) {
    expect(readAnnouncement(other)).toBeNull()
  }
})

it('The announcement of a sign-out names the session, and is no announcement of a row', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect(readRevocation(`revoked ${id}`)).toBe(id)
  expect(readAnnouncement(`revoked ${id}`)).toBeNull()
  for (const other of ['', 'revoked', 'revoked x', `revoked ${id} x`, '7 Contact 12 UPDATE']) {
    expect(readRevocation(other)).toBeNull()
  }
})
