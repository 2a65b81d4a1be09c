import { createSourceEventStream, parse } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { toAppError } from '#api/core/failures/maskError.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { keyMay, roleMay } from '#api/core/viewer/permissions.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import { permissions } from '#api/policy/permissions.ts'
import { schema } from '#api/schema.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { rootFields } from '#api/testing/matrices/rootFields.ts'
import { callOf, variablesOf } from '#api/testing/matrices/samples.ts'

const roles = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const
type TestedRole = (typeof roles)[number]
/** A user is named by the role, an API key by `key` and the role. */
type Kind = 'anonymous' | 'ended' | 'superadmin' | TestedRole | `key ${TestedRole}`
const keyKinds = roles.map((role) => `key ${role}` as const)
const kinds: readonly Kind[] = ['anonymous', 'ended', 'superadmin', ...roles, ...keyKinds]

const roleIn = (kind: Kind) => roles.find((role) => kind.endsWith(role))

function allowed(rule: Scopes, kind: Kind): boolean {
  if (rule.public) return true
  const role = roleIn(kind)
  if (rule.session === 'any') return role !== undefined || kind === 'superadmin'
  if (rule.session === 'signedIn')
    return kind === 'superadmin' || (role !== undefined && !kind.startsWith('key'))
  if (rule.session) return rule.session === (role ? 'business' : kind)
  const table = kind.startsWith('key') ? keyMay : roleMay
  return role !== undefined && rule.can !== undefined && table(role, rule.can)
}

const refusals: Partial<Record<Kind, string>> = { anonymous: 'UNAUTHENTICATED', ended: 'SESSION_EXPIRED' }

/** The code of the refusal. That of a key says whether any key may do it. */
function refusalCode({ session, can }: Scopes, kind: Kind): string {
  const forUsers = session === 'signedIn' || (can !== undefined && !permissions[can].keys)
  if (kind.startsWith('key') && forUsers) return 'API_KEY_NOT_ALLOWED'
  return refusals[kind] ?? 'FORBIDDEN'
}

describe('the roots of the graph', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    for (const role of roles) {
      callers.set(role, business.as(role))
      callers.set(`key ${role}`, (await keyOf(world, business, role)).actor)
    }
    const strangers: Viewer[] = [
      { kind: 'anonymous' },
      { kind: 'ended' },
      { kind: 'superadmin', superadminId: 1, name: 'triton' },
    ]
    for (const viewer of strangers) callers.set(viewer.kind as Kind, actor(world.services, viewer))
  })

  const callers = new Map<Kind, Actor>()
  const as = (kind: Kind): Actor => {
    const found = callers.get(kind)
    if (!found) throw new Error(`nobody is ${kind}`)
    return found
  }

  const cases = rootFields.flatMap((field) => kinds.map((kind) => ({ ...field, caller: kind })))

  it.each(cases)('$name as $caller', async ({ kind, root, name, rule = {}, caller }) => {
    const before = await counts()
    const id = Buffer.from('Customer:2147483647').toString('base64')
    const { failures } =
      kind === 'subscription'
        ? await beginning(as(caller), callOf(kind, root, name))
        : await as(caller).run(callOf(kind, root, name), variablesOf(root, name, id))
    if (allowed(rule, caller)) {
      const codes = failures.map(({ code }) => code)
      expect(
        codes.filter((code) =>
          /^(UNAUTHENTICATED|SESSION_EXPIRED|FORBIDDEN|API_KEY_.*|INTERNAL)$/.test(code),
        ),
      ).toEqual([])
      return
    }
    expect(failures[0]?.code).toBe(refusalCode(rule, caller))
    expect(await counts()).toEqual(before)
  })

  /** The failures at the start of a subscription. Events are resolved like queries. */
  async function beginning({ viewer }: Actor, subscription: string) {
    const contextValue = contextFor(world.services, viewer, { address: '192.0.2.1' })
    const source = await createSourceEventStream({ schema, document: parse(subscription), contextValue })
    const errors = 'errors' in source ? (source.errors ?? []) : []
    return { failures: errors.map(toAppError) }
  }

  async function counts() {
    const { prisma } = world
    return Promise.all([
      prisma.customer.count(),
      prisma.contact.count(),
      prisma.activity.count(),
      prisma.hotBoardItem.count(),
      prisma.followUpStep.count(),
      prisma.stickyNote.count(),
      prisma.vendorContact.count(),
      prisma.organizerTask.count(),
      prisma.interestOption.count(),
      prisma.user.count(),
      prisma.apiKey.count(),
      prisma.webhookEndpoint.count(),
      prisma.business.count(),
      prisma.auditEntry.count(),
    ])
  }
})
