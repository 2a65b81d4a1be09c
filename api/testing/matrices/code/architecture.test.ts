import { describe, expect, it } from 'vitest'
import {
  circlesOf,
  isTest,
  type Source,
  sourcesBelow,
  withFragments,
} from '#api/testing/matrices/code/imports.ts'
import { positionOf } from '#api/testing/matrices/code/layers.ts'

const all = ['api', 'web', 'prisma', 'tools', 'e2e'].flatMap(sourcesBelow)
const sources = withFragments(all).filter(({ path }) => !isTest(path) && !path.startsWith('e2e/'))

/** Whether a file lists what modules contribute. */
const isList = (path: string) => positionOf(path)?.layer === 'modules'

interface Link {
  path: string
  to: string
}

const links: Link[] = sources.flatMap(({ path, imports }) => imports.map((to) => ({ path, to })))
const wrong = (rule: (link: Link) => boolean) => links.filter(rule).map(({ path, to }) => `${path} → ${to}`)

const mentioning = (pattern: RegExp, among: readonly Source[] = sources) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('the layers', () => {
  it('are read as they are', () => {
    const celebration = 'web/features/points/celebration/Celebration.tsx'
    for (const [path, to] of [
      ['api/main.ts', 'api/server.ts'],
      ['api/database/start/open.ts', 'api/database/migrations/migrate.ts'],
      // By a fragment.
      ['web/features/customers/useChangeStatus.ts', celebration],
    ])
      expect(links).toContainEqual({ path, to })
    expect(links.length).toBeGreaterThan(sources.length)
  })

  it('have a place for every file', () => {
    expect(sources.filter(({ path }) => !positionOf(path)).map(({ path }) => path)).toEqual([])
  })

  it('are imported one way', () => {
    const upwards = ({ path, to }: Link) => {
      const [from, goal] = [positionOf(path), positionOf(to)]
      return (
        from !== null && goal !== null && (from.application !== goal.application || goal.level > from.level)
      )
    }
    expect(wrong(upwards)).toEqual([])
  })

  it('have no import cycles', () => {
    expect(circlesOf(sources)).toEqual([])
  })

  it('keeps files of tests short enough to be read at once', () => {
    const tests = all.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    expect(tests.length).toBeGreaterThan(400)
    const lines = (text: string) => text.trimEnd().split('\n').length
    expect(tests.filter(({ text }) => lines(text) > 250).map(({ path }) => path)).toEqual([])
  })

  it('keeps tests out of what runs', () => {
    expect(wrong(({ to }) => isTest(to))).toEqual([])
  })

  it('keeps code out of the tables of policy', () => {
    const tables = sources.filter(({ path }) => path.startsWith('api/policy/'))
    expect(tables.map(({ path }) => path).sort()).toEqual([
      'api/policy/models.ts',
      'api/policy/permissions.ts',
    ])
    expect(mentioning(/=>|\bfunction\b/, tables)).toEqual([])
  })

  it('keeps the raw database client where databases are opened and scoped', () => {
    const home = /^api\/core\/(database|tenancy)\/|^prisma\//
    const users = mentioning(/import [^'";]*\bPrismaClient\b[^'";]*from/)
    expect(users).toContain('api/core/tenancy/tenancy.ts')
    expect(users.filter((path) => !home.test(path))).toEqual([])
  })

  it('keeps the graph and HTTP in the files that are named for them', () => {
    // In every folder of a module: schema, mutations, fields and payloads for the graph, rest for REST. All other files
    // are what the business does.
    const shown = /^api\/modules\/.+\/(schema|mutations|fields|payload|viewer|rest)\.ts$/
    const graph = /^api\/core\/graph\/(builder|scalars|mutation|connection|inputType|batches)\.ts$/
    const others = sources.filter(
      ({ path }) => path.startsWith('api/modules/') && !shown.test(path) && !isList(path),
    )
    const isOther = new Set(others.map(({ path }) => path))
    expect(others.length).toBeGreaterThan(100)
    expect(wrong(({ path, to }) => isOther.has(path) && (shown.test(to) || graph.test(to)))).toEqual([])
    expect(mentioning(/from '(graphql|@pothos)/, others)).toEqual([])
    // The clients that call the provider of texts and the receivers of webhooks.
    const outgoing = ['api/modules/sms/gateway/transport.ts', 'api/modules/webhooks/outgoing/post.ts']
    expect(mentioning(/from 'node:http/, others)).toEqual(outgoing)
  })

  it('lets a module use the services, shapes and types of others, never their acts', () => {
    const own = ({ path, to }: Link) => positionOf(path)?.layer === positionOf(to)?.layer
    const acts = /^api\/modules\/.+\/mutations\.ts$/
    expect(wrong((link) => acts.test(link.to) && !own(link) && !isList(link.path))).toEqual([])
  })

  it('lists in a module its own contributions alone', () => {
    const list = /^(api\/modules\/.+\/)module\.ts$/
    const foreign = ({ path, to }: Link) => {
      const folder = list.exec(path)?.[1]
      return folder !== undefined && to.startsWith('api/modules/') && !to.startsWith(folder)
    }
    const shape = 'api/modules/module.ts'
    expect(wrong((link) => foreign(link) && link.to !== shape)).toEqual([])
  })

  it('keeps the folders of the core small', () => {
    const files = new Map<string, number>()
    for (const { path } of sources) {
      const folder = /^api\/core\/.+(?=\/)/.exec(path)?.[0]
      if (folder) files.set(folder, (files.get(folder) ?? 0) + 1)
    }
    expect(files.size).toBeGreaterThan(10)
    expect([...files].filter(([, count]) => count > 12)).toEqual([])
  })

  it('names module files after their roles, and groups parts in folders', () => {
    const prefixed = /^api\/modules\/.+\/\w+(Schema|Mutations|Service|Input|Rest|Lists)\.ts$/
    expect(sources.filter(({ path }) => prefixed.test(path)).map(({ path }) => path)).toEqual([])
  })

  it('reads the environment in one place', () => {
    const home = /^(api\/env\/env\.ts$|tools\/)/
    expect(mentioning(/process\.env[.[]/).filter((path) => !home.test(path))).toEqual([])
  })

  it('asks the browser for the time in one place, which knows the clock of the server', () => {
    const inWeb = mentioning(/\bDate\.now\(|\bnew Date\(\)/).filter((path) => path.startsWith('web/'))
    expect(inWeb.sort()).toEqual([
      'web/lib/clock.ts',
      // How long something took or lasted.
      'web/relay/keepLive.ts',
      'web/relay/network.ts',
      'web/relay/useIdempotencyKey.ts',
      'web/router/RouteError.tsx',
      // A session ends by the clock of the device, also before any answer.
      'web/session/SessionStore.ts',
    ])
  })

  it('stores in the browser in few places, which know whose entries they are', () => {
    const store = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|document\.cookie/
    expect(mentioning(store).sort()).toEqual([
      // GraphiQL is a page of its own.
      'api/graphql/graphiql/sessionBar.ts',
      'tools/steps/prerender.ts',
      'web/lib/cookies.ts',
      'web/lib/draftOwner.ts',
      'web/lib/drafts.ts',
      'web/main.tsx',
      'web/prerender.tsx',
      // The time of the last reload.
      'web/router/RouteError.tsx',
      'web/session/leftAddress.ts',
      'web/session/memoryStorage.ts',
      'web/session/storage.ts',
    ])
  })

  it('keeps screens apart', () => {
    const screen = (path: string) => /^web\/screens\/([^/]+)\//.exec(path)?.[1]
    const other = ({ path, to }: Link) => screen(path) && screen(to) && screen(path) !== screen(to)
    expect(wrong((link) => Boolean(other(link)))).toEqual([])
  })
})
