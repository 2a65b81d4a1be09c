import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { root, runNode } from './project.ts'
import { product } from './steps.ts'

// npm start: builds what is stale and runs the server. The server is a separate process because it starts faster and
// uses less memory without the TypeScript loader.
await command(async () => {
  process.chdir(root)
  await makeStale(product)
  process.exitCode = await runNode(['dist/api/main.js'])
})
