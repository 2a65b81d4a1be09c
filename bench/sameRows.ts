import { isDeepStrictEqual } from 'node:util'
import type { Request } from './load.ts'
import type { Workload } from './workloads.ts'

async function ask({ url, headers, body }: Request): Promise<{ data?: unknown; errors?: unknown }> {
  const answer = await fetch(url, { method: 'POST', headers, body })
  const json = (await answer.json()) as { data?: unknown; errors?: unknown }
  if (!answer.ok || json.errors) throw new Error(`${url}: ${JSON.stringify(json.errors ?? json)}`)
  return json
}

/** Everything a person would read, whatever it is called. */
function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(words)
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) =>
      /^(id|nodeId|cursor|endCursor)$/.test(key) ? [] : words(part),
    )
  }
  const text = String(value)
  const instant = /^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text
  return [instant]
}

/** Makes sure that what is compared is comparable: the same JSON by hand, the same content from PostGraphile. */
export async function sameRows(workload: Workload, requests: Record<string, Request>): Promise<void> {
  const { ours, raw, postgraphile } = requests
  if (!ours || !raw) throw new Error('nothing to compare')
  const answer = await ask(ours)
  if (!isDeepStrictEqual(answer, await ask(raw))) {
    throw new Error(`${workload.name}: the hand-written server answers something else`)
  }
  if (!postgraphile) return
  const theirs = await ask(postgraphile)
  if (!isDeepStrictEqual(words(answer.data), words(theirs.data))) {
    throw new Error(`${workload.name}: PostGraphile answers something else`)
  }
}
