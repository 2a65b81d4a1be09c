import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { generation } from './steps.ts'

// npm run generate: regenerates the code that comes from the data model, the graph and the queries.
await command(() => makeStale(generation))
