import { defineConfig } from 'prisma/config'

// `prisma generate` needs no schema engine, but the command looks for one and would download it. Migrations use the
// WebAssembly build of the engine (api/database/migrations/migrate.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
