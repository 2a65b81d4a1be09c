import { isDeepStrictEqual } from 'node:util'
import type { Query } from './load.ts'
import type { Workload } from './workloads/workload.ts'

interface Answer {
  json: unknown
  /** The path of the next page of a REST list. */
  link: string | null
}

/** The responses of a server to the steps of a workload. */
async function ask({ origin, people: [headers = {}], steps }: Query): Promise<Answer[]> {
  const answers: Answer[] = []
  let taken = ''
  for (const { method, path, bodies, answer } of steps) {
    const body = bodies?.[0]?.replace('$taken', taken)
    const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
    const text = await response.text()
    const found = new RegExp(answer ?? '').exec(text)
    if (!response.ok || !found || text.includes('"errors":')) {
      throw new Error(`${origin}${path} answers ${response.status}: ${text.slice(0, 500)}`)
    }
    taken = found[1] ?? taken
    const link = response.headers.get('link')?.replace(/https?:..[^/]+/, '') ?? null
    answers.push({ json: JSON.parse(text), link })
  }
  return answers
}

/** The values in a response, without field names, ids, cursors and tokens. */
function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(words)
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) =>
      /^(id|nodeId|rowId|cursor|endCursor|token|link)$/.test(key) ? [] : words(part),
    )
  }
  const text = String(value)
  const instant = /^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text
  return [instant]
}

/**
 * Checks that the responses are comparable: the same JSON from the hand-written server, the same values from
 * PostGraphile.
 */
export async function sameRows({ name, writes }: Workload, servers: Record<string, Query>): Promise<void> {
  const { ours, ...others } = servers
  if (!ours) throw new Error('nothing to compare')
  const mine = await ask(ours)
  for (const [server, query] of Object.entries(others)) {
    const theirs = await ask(query)
    const same =
      server === 'raw' && !writes
        ? isDeepStrictEqual(mine, theirs)
        : isDeepStrictEqual(words(mine), words(theirs))
    if (same) continue
    const shown = [mine, theirs].map((answers) => JSON.stringify(answers).slice(0, 2000))
    throw new Error(`${name}: ${server} answers something else\n${shown.join('\n')}`)
  }
}
