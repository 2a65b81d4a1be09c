import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { remove } from '#api/modules/trash/testing/trash.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld } from '#api/testing/harness/world.ts'

it('On another server, nobody gets the number of a record that lies in the trash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  afterFile(() => rm(folder, { recursive: true }))
  const [here, there] = [await freshDatabase(), await freshDatabase()]
  const world = openWorld(here)
  const business = await world.business()
  for (const _customer of Array.from({ length: 5 })) await business.customer()
  const contact = await business.contact()
  await remove(business.admin.actor, 'Customer', contact.customerId)
  await world.prisma.business.update({
    where: { id: business.id },
    data: { subscriptionStatus: 'SUSPENDED' },
  })
  const file = join(folder, 'chalk')
  await exportBusiness({ url: here.url, businessId: business.id, file })
  await restoreBusiness({ url: there.url, file, log: silent })
  const next = async (table: string) => {
    const { rows } = await there.pool.query(
      `SELECT nextval(pg_get_serial_sequence('"${table}"', 'id'))::int AS next`,
    )
    return rows[0].next
  }
  expect(await next('Customer')).toBeGreaterThan(contact.customerId)
  expect(await next('Contact')).toBeGreaterThan(contact.id)
})
