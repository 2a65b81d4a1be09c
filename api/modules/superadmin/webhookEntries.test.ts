import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorOf, operatorToken } from '#api/testing/harness/accounts/operator.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const entry = 'action subjectName businessName changes { field before after }'
const create = `mutation ($url: String!) { createWebhook(input: {
  url: $url, description: "For Cora Customer", events: [CUSTOMER_CREATED] }) { webhook { id } } }`
const update = `mutation ($id: ID!, $url: String!) {
  updateWebhook(input: { id: $id, url: $url, description: "For Bo" }) { webhook { id } } }`

let world: World
let changes: ChangeNotifications
let server: TestServer
let business: TestBusiness

beforeAll(async () => {
  const { url, ...database } = await freshDatabase()
  world = openWorld(database)
  changes = await receiveChanges(world, url)
  server = await serve(world)
  await world.business()
  business = await world.business({ name: 'Chalk' })
})
afterAll(() => changes.close())

it('The audit trail shows superadmins live what was done to webhooks, without their paths and descriptions', async () => {
  const operator = await operatorOf(world)
  const platform = await openStream(server, await operatorToken(world))
  await platform.next()
  const admin = business.admin.actor
  const { createWebhook } = await admin.ok(create, { url: 'https://hooks.example.com/services/T0/secret' })
  expect((await platform.next()).data.changes.types).toEqual(['AuditEntry'])
  platform.close()
  await admin.ok(update, { id: createWebhook.webhook.id, url: 'https://other.example.com/key/secret' })

  const { superadmin } = await operator.ok(
    `{ superadmin { auditTrail(kind: WEBHOOK) { edges { node { ${entry} } } } } }`,
  )
  const [changed, made] = superadmin.auditTrail.edges.map(({ node }: { node: object }) => node)
  const url = 'https://hooks.example.com/…'
  expect(changed).toEqual({
    action: 'WEBHOOK_UPDATE',
    subjectName: 'https://other.example.com/…',
    businessName: 'Chalk',
    changes: [{ field: 'url', before: url, after: 'https://other.example.com/…' }],
  })
  expect(made).toMatchObject({ action: 'WEBHOOK_CREATE', subjectName: url })
  expect(JSON.stringify(superadmin)).not.toMatch(/secret|Cora|Bo"/)

  const own = await admin.ok(`{ viewer { business { auditTrail { edges { node { ${entry} } } } } } }`)
  expect(JSON.stringify(own)).toContain('https://hooks.example.com/services/T0/secret')
})
