import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { root, runNode } from './project.ts'
import { product } from './steps.ts'

// npm start: builds what is stale and runs the server. It is a process of its own, because without the loader of
// TypeScript it starts quicker and keeps less in memory.
await command(async () => {
  process.chdir(root)
  await makeStale(product)
  process.exitCode = await runNode(['dist/api/main.js'])
})
