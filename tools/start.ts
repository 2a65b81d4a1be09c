import { command } from '#api/cli/command.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { product } from '#tools/steps/steps.ts'
import { root, runNode } from './project.ts'

// npm start: builds what is stale and runs the server. The server is a separate process because it starts faster and
// uses less memory without the TypeScript loader.
await command(async () => {
  process.chdir(root)
  await makeStale(product)
  process.exitCode = await runNode(['dist/api/main.js'])
})
