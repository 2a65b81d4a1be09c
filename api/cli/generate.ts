import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { generation } from './steps.ts'

// npm run generate: brings the code that is made from the data model, the graph and the queries up to date.
await command(() => makeStale(generation))
