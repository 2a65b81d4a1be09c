import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readEnv } from '#api/env.ts'
import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { programOf, root, runNode } from './project.ts'
import { generation } from './steps.ts'

const settling = 200

/** Runs the work after changes of some files, one run at a time, once for all that change together. */
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

/** What is made from the sources; a mistake in them is told, and mended by the next change. */
async function generate(): Promise<void> {
  await makeStale(generation).catch((error: Error) => console.error(error.message))
}

// npm run dev: the server and the web application with reload, and all that is generated kept up to date.
await command(async () => {
  process.chdir(root)
  const { port } = readEnv()
  // The web server hands what it does not know to this one.
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
