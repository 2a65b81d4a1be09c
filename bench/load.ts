import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Step } from './workloads/workload.ts'

const exec = promisify(execFile)
const generator = join(import.meta.dirname, 'peers/load.mjs')

/** The target of a workload. */
export interface Query {
  origin: string
  /** The headers of each user; the users share the connections. */
  people: Record<string, string>[]
  steps: Step[]
}

const report = z.object({
  rate: z.number(),
  wrong: z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
})

/** Responses per second to a workload over 16 connections; rejects when any response was wrong. */
export async function load(query: Query, seconds: number): Promise<number> {
  const running = exec(process.execPath, [generator])
  running.child.stdin?.end(JSON.stringify({ ...query, seconds }))
  const { stdout } = await running
  const { rate, wrong, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout))
  if (wrong + non2xx + errors + timeouts > 0) {
    const where = `${query.origin}${query.steps[0]?.path}`
    throw new Error(`${where}: ${wrong} wrong, ${non2xx} refused, ${errors} failed, ${timeouts} timed out`)
  }
  return rate
}
