import { defineConfig } from 'prisma/config'

// `prisma generate` needs no schema engine, but the command looks for one and would download it.
// Migrations run through the engine's WebAssembly build (api/core/database/migrations/migrate.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
