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
import { openEngineSession } from './engineSession.ts'

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

/**
 * Runs work with Prisma's schema engine in one transaction, which is rolled back when the work rejects. The engine
 * uses the same database as its shadow database, so work that needs a shadow database requires an empty one.
 */
export async function withSchemaEngine<Result>(
  url: string,
  work: (engine: SchemaEngine, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  loaded ??= load()
  await loaded
  const session = await openEngineSession(url)
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: session.adapter.adapterName,
    connect: async () => session.adapter,
    connectToShadowDb: async () => session.adapter,
  }
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(factory),
    )
    const result = await work(engine, session.client)
    await session.commit()
    return result
  } finally {
    await session.close()
  }
}
