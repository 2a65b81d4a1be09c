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

/** The package's own entry imports the `.wasm` as a module, which Node does only behind a flag. */
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

/** The engine leaves a timer of ten seconds behind; a process that is done must not wait for it. */
function imports(): WebAssembly.ModuleImports {
  const setTimer = (done: () => void, time: number) => setTimeout(done, time).unref()
  const entries = Object.entries<WebAssembly.ImportValue>({ ...bindings })
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith('__wbg_setTimeout') ? setTimer : value]),
  )
}

/** What the engine calls, under that name, before it gives up in the middle of something. */
function panic(message: string): never {
  throw new Error(`The schema engine gave up: ${message}`)
}

/**
 * Prisma's schema engine on a database. What it does there happens whole or, when the work rejects, not at all.
 * For its shadow database it is given the same one: the work that needs it brings an empty database.
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
