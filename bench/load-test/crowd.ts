import { Client, succeeded } from './client.ts'
import { actOnce, type Written } from './mix.ts'
import type { Person } from './people.ts'

/** The outcomes of many connections. */
export interface Crowd {
  requests: number
  answered: number
  /** Responses with 429 or 503. */
  refused: number
  refusedWithoutRetryAfter: number
  /** Outcomes that are neither answered nor refused, such as errors and broken connections, by kind. */
  failed: Record<string, number>
  /** Times of all outcomes, in milliseconds. */
  times: number[]
  written: Written[]
}

/** Opens connections for these users, in rotation; each sends one request after the other until the time is over. */
export async function runCrowd(
  origin: string,
  people: Person[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Crowd> {
  const crowd: Crowd = {
    requests: 0,
    answered: 0,
    refused: 0,
    refusedWithoutRetryAfter: 0,
    failed: {},
    times: [],
    written: [],
  }
  const end = performance.now() + seconds * 1000
  const work = async (person: Person) => {
    const client = new Client(origin)
    while (performance.now() < end) {
      for (const outcome of await actOnce(client, person, (one) => crowd.written.push(one))) {
        crowd.requests += 1
        crowd.times.push(outcome.milliseconds)
        const { status, retryAfter, text } = outcome
        if (succeeded(outcome)) crowd.answered += 1
        else if (isRefusal(status, text)) {
          crowd.refused += 1
          if (!retryAfter) crowd.refusedWithoutRetryAfter += 1
        } else {
          const what = `${status} ${text.slice(0, 120)}`
          crowd.failed[what] = (crowd.failed[what] ?? 0) + 1
        }
      }
    }
    client.close()
  }
  const working = Array.from({ length: connections }, (_one, i) => people[i % people.length] as Person)
  await Promise.all(working.map(work))
  return crowd
}

/** GraphQL may report a refusal as an error next to other data. */
function isRefusal(status: number, text: string): boolean {
  return status === 429 || status === 503 || /"code":"(RATE_LIMITED|BUSY|UNAVAILABLE)"/.test(text)
}
