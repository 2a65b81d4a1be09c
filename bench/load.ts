import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { z } from 'zod'

const exec = promisify(execFile)
const autocannon = createRequire(new URL('./peers/package.json', import.meta.url)).resolve(
  'autocannon/autocannon.js',
)

/** One request, sent over and over. */
export interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

const report = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
})

/** How many a server answers in a second over 16 connections; rejects when any answer was not one. */
export async function load({ url, headers, body }: Request, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = ['--json', '-c', '16', '-d', String(seconds), '-m', 'POST', ...named, '-b', body, url]
  const { stdout } = await exec(process.execPath, [autocannon, ...args], { maxBuffer: 32 * 1024 * 1024 })
  const { requests, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout))
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`)
  }
  return requests.average
}
