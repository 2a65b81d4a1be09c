import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'
import { type EngineSession, openEngineSession } from './engineSession.ts'

let loaded: Promise<void> | undefined

/**
 * Loads the `.wasm` file directly, because the package's entry imports it as a module, which Node supports only
 * behind a flag.
 */
async function load(): Promise<void> {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  )
  const code = await readFile(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': imports() })
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: panic } })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start as () => void
  start()
}

/** Detaches the engine's ten-second timer, so that it does not keep a finished process alive. */
function imports(): WebAssembly.ModuleImports {
  const setTimer = (done: () => void, time: number) => setTimeout(done, time).unref()
  const entries = Object.entries<WebAssembly.ImportValue>({ ...bindings })
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith('__wbg_setTimeout') ? setTimer : value]),
  )
}

/** Called by the engine, under this name, when it crashes. */
function panic(message: string): never {
  throw new Error(`The schema engine gave up: ${message}`)
}

/** Runs work with the engine in a transaction of its connection, which is rolled back when the work rejects. */
export type EngineTransaction = <Result>(
  work: (engine: SchemaEngine, client: pg.PoolClient) => Promise<Result>,
) => Promise<Result>

/**
 * Runs work with Prisma's schema engine on one connection. The engine uses the same database as its shadow database, so
 * work that needs a shadow database requires an empty one.
 */
export async function withSchemaEngine<Result>(
  url: string,
  work: (transaction: EngineTransaction) => Promise<Result>,
): Promise<Result> {
  loaded ??= load()
  await loaded
  const session = await openEngineSession(url)
  let engine: SchemaEngine | undefined
  try {
    return await work((step) =>
      session.transaction(async () => {
        engine ??= await engineOf(session)
        return step(engine, session.client)
      }),
    )
  } finally {
    await session.close()
  }
}

function engineOf({ adapter }: EngineSession): Promise<SchemaEngine> {
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: adapter.adapterName,
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  }
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}
