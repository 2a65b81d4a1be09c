import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { errorCodes } from '#api/core/platform/errors.ts'
import { build } from '#api/core/platform/version.ts'

/**
 * The metrics of this process (docs/operations.md#metrics). They count whether or not `/metrics` is served. Every label
 * has a bounded set of values: never a path, a business or a text that a client has written.
 */
export const registry = new Registry()
const registers = [registry]

/** Bounds of the histograms' buckets, in seconds. */
const ofRequests = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const ofStatements = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10]

new Gauge({
  name: 'cuecard_build_info',
  help: 'Always 1; its labels say what runs.',
  labelNames: ['version', 'commit'],
  registers,
}).set({ ...build }, 1)

interface CounterOptions<Label extends string> {
  name: `cuecard_${string}_total`
  help: string
  label: Label
  /** All values of the label. */
  values: readonly string[]
}

/**
 * Adds a counter with a label. Each of its series starts at zero, so that an alert sees what happens between the start
 * of the process and the first scrape.
 */
function counter<Label extends string>({ label, values, ...rest }: CounterOptions<Label>): Counter<Label> {
  const made = new Counter({ ...rest, labelNames: [label], registers })
  for (const value of values) made.labels(value).inc(0)
  return made
}

/** Live streams are not included, because they stay open for hours. */
export const httpRequests = new Histogram({
  name: 'cuecard_http_request_duration_seconds',
  help: 'HTTP requests, by method, route and status; without live streams.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: ofRequests,
  registers,
})

export const graphqlOperations = new Histogram({
  name: 'cuecard_graphql_operation_duration_seconds',
  help: "Queries and mutations: the screens' by name, all others as `other`.",
  labelNames: ['operation'] as const,
  buckets: ofRequests,
  registers,
})

export const failures = counter({
  name: 'cuecard_errors_total',
  help: 'Failures that clients were told, by error code.',
  label: 'code',
  values: errorCodes,
})

export const statementTimes = new Histogram({
  name: 'cuecard_db_statement_duration_seconds',
  help: 'SQL statements, by their first word.',
  labelNames: ['kind'] as const,
  buckets: ofStatements,
  registers,
})

export const liveStreams = new Gauge({
  name: 'cuecard_live_streams',
  help: 'Open live streams.',
  registers,
})

export const texts = counter({
  name: 'cuecard_texts_total',
  help: 'Texts handed to the provider, by outcome: `accepted`, `refused`, `not-sent` or `unknown`.',
  label: 'outcome',
  values: ['accepted', 'refused', 'not-sent', 'unknown'],
})

export const textsNotStored = new Counter({
  name: 'cuecard_texts_not_stored_total',
  help: 'Incoming texts that were not stored, because their business received too many.',
  registers,
})

export const mails = counter({
  name: 'cuecard_mails_total',
  help: 'Mails handed to the mail server, by outcome: `accepted` or `failed`.',
  label: 'outcome',
  values: ['accepted', 'failed'],
})

export const jobRuns = new Counter({
  name: 'cuecard_job_runs_total',
  help: 'Runs of scheduled jobs, by job and outcome: `succeeded` or `failed`.',
  labelNames: ['job', 'outcome'] as const,
  registers,
})

export const jobSuccesses = new Gauge({
  name: 'cuecard_job_last_success_timestamp_seconds',
  help: 'When a scheduled job last succeeded, in seconds since 1970.',
  labelNames: ['job'] as const,
  registers,
})

/** One value, or several by the value of a label; null when it is not known. */
type Readings = number | null | Readonly<Record<string, number>>

interface GaugeOptions {
  /** Ends with its unit, such as `cuecard_backup_age_seconds`. */
  name: `cuecard_${string}`
  help: string
  /** The name of the label, when `read` returns several values. */
  label?: string
  /** Called for each scrape. When it fails or takes long, the scrape does without the gauge. */
  read(): Readings | Promise<Readings>
}

/** How long a gauge may take, in milliseconds: less than the scrape time-out of Prometheus, which is ten seconds. */
const patience = 3_000

/** Reads a gauge; null when that fails or takes too long. */
async function readInTime(read: GaugeOptions['read']): Promise<Readings> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), patience)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Adds a gauge that is read when the metrics are scraped; replaces one of the same name. */
export function registerGauge({ name, help, label, read }: GaugeOptions): void {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers,
    async collect() {
      const readings = await readInTime(read)
      if (label) {
        this.reset()
        for (const [value, reading] of Object.entries(readings ?? {})) this.set({ [label]: value }, reading)
      } else if (typeof readings === 'number') this.set(readings)
      else this.remove()
    },
  })
}

/** Adds Node's own metrics: event loop, garbage collection, memory, processor time. */
export function registerProcessMetrics(): void {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
}
