import { createServer } from 'node:http'
import pg from 'pg'
import { postgraphile } from 'postgraphile'

// PostGraphile 4, configured for production as its documentation says, on the same tables and over the same socket.
// Started by bench/main.ts with DATABASE_URL and PORT.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const handler = postgraphile(pool, 'public', {
  disableQueryLog: true,
  graphiql: false,
  enableCors: false,
  dynamicJson: true,
  setofFunctionsContainNulls: false,
  legacyRelations: 'omit',
})

createServer(handler).listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
