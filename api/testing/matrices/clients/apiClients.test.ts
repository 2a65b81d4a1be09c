import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { introspectionFromSchema } from 'graphql'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#api/schema.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const examples = resolve(import.meta.dirname, '../../../../docs/examples')
// Below the project, so that the copies find its packages.
const folder = resolve(import.meta.dirname, '../../../../node_modules/.cache/examples')

interface Synchronized {
  city: string
  until: string
  changed: object[]
  deleted: string[]
}

// Imported by path, because the types that they import exist only in the copy.
const { addAndList }: { addAndList(url: string, key: string): Promise<string[]> } = await import(
  join(examples, 'graphql.ts')
)
const {
  addAndSynchronize,
}: { addAndSynchronize(url: string, key: string, since: string): Promise<Synchronized> } = await import(
  join(examples, 'rest.ts')
)

/** The messages of the TypeScript compiler for a copy of the examples with freshly generated types. */
async function problemsOf(openApi: object): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(examples, folder, { recursive: true })
  mkdirSync(join(folder, 'generated'))
  const rest = astToString(await openapiTypes(JSON.parse(JSON.stringify(openApi))))
  writeFileSync(join(folder, 'generated/openapi.d.ts'), rest)
  const graph = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema) as never), {
    fileType: '.d.ts',
    shouldPreprocess: false,
  })
  writeFileSync(join(folder, 'generated/graphql.d.ts'), graph)
  const program = ts.createProgram(
    ['rest.ts', 'graphql.ts'].map((name) => join(folder, name)),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    },
  )
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the clients of docs/examples', () => {
  let world: World
  let business: TestBusiness
  let server: TestServer
  let key: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    server = await serve(world)
    key = (await keyOf(world, business, 'EMPLOYEE')).key
  })

  it('fit the types that are generated from the API description and the schema', async () => {
    const { body } = await server.send('GET', '/api/openapi.json', { token: key })
    expect(await problemsOf(body)).toEqual([])
  })

  it('write and synchronize over REST', async () => {
    // More than a page of each.
    const data = Array.from({ length: 210 }, (_, index) => ({
      businessId: business.id,
      firstName: `C${index}`,
      lastName: 'L',
      name: `C${index} L`,
      phoneNumber: '5550100200',
      interest: 'Darts',
    }))
    const all = await world.prisma.customer.createManyAndReturn({ data, select: { id: true } })
    const gone = all.slice(0, 105).map(({ id }) => id)
    await world.prisma.customer.deleteMany({ where: { businessId: business.id, id: { in: gone } } })
    const since = new Date(Date.now() - 1000).toISOString()
    const { city, until, changed, deleted } = await addAndSynchronize(server.url, key, since)
    expect([city, changed.length]).toEqual(['Akron', 106])
    expect(deleted.sort()).toEqual(gone.map((id) => `customers ${id}`).sort())
    expect(until > since).toBe(true)
    // The repetition of the program meets its own change.
    await expect(addAndSynchronize(server.url, key, since)).rejects.toThrow(
      'This was changed since you read it',
    )
  })

  it('write and read pages over GraphQL', async () => {
    for (const firstName of ['Ann', 'Bea', 'Cid']) await business.customer({ firstName })
    const names = await addAndList(server.url, key)
    expect(names).toEqual(expect.arrayContaining(['Ann Customer', 'Bea Customer', 'Cleo Custer']))
    expect(await addAndList(server.url, key)).toEqual(names)
  })
})
