import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

// PostGraphile 5, configured for production as its documentation says, on the same tables and over the same socket.
// Started by bench/main.ts with DATABASE_URL and PORT, on Node 22.
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false, websockets: false },
}).createServ(grafserv)

const server = createServer()
await serv.addTo(server)
await serv.ready()
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
