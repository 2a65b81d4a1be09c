import type { Statements } from '#api/core/database/statements.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'

/** Adds the gauge of the database's size. */
export function registerDatabaseMetrics(statements: Statements): void {
  registerGauge({
    name: 'cuecard_db_size_bytes',
    help: 'The size of the database on its disk, without its write-ahead log.',
    async read() {
      const size = 'SELECT pg_database_size(current_database())::float8 AS bytes'
      return (await statements.rows<{ bytes: number }>(size, []))[0]?.bytes ?? null
    },
  })
}
