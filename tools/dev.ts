import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { command } from '#api/cli/command.ts'
import { readEnv } from '#api/env/env.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { generation } from '#tools/steps/steps.ts'
import { programOf, root, runNode } from './project.ts'

const settling = 200

/** Runs `work` after files have changed. Runs never overlap, and changes at the same time share one run. */
function onChange(folder: string, files: RegExp, work: () => Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !files.test(name) || /generated/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(work)
    }, settling)
  })
}

/** Regenerates the code. A mistake in the sources is printed; the next change tries again. */
async function generate(): Promise<void> {
  await makeStale(generation).catch((error: Error) => console.error(error.message))
}

// npm run dev: runs the server and the web application with reload, and keeps the generated code up to date.
await command(async () => {
  process.chdir(root)
  const { port } = readEnv()
  // Vite's development server proxies API requests to this server.
  process.env.API_URL ??= `http://localhost:${port}`
  await generate()
  const watchers = [
    onChange('web', /\.tsx?$/, generate),
    onChange('api', /\.ts$/, generate),
    onChange('prisma', /\.prisma$/, generate),
  ]
  const web = await createServer({ configFile: 'vite.config.ts' })
  await web.listen()
  web.printUrls()
  process.exitCode = await runNode([...programOf('tsx'), 'watch', '--clear-screen=false', 'api/main.ts'])
  for (const watcher of watchers) watcher.close()
  await web.close()
})
