import { command } from '#api/cli/command.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { generation } from '#tools/steps/steps.ts'

// npm run generate: regenerates the code that comes from the data model, the graph and the queries.
await command(() => makeStale(generation))
