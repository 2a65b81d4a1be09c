import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { build } from '#api/core/process/version.ts'

/**
 * The metrics of this process (docs/operations.md#metrics). They count whether or not `/metrics` is served. Every label
 * has a bounded set of values: never a path, a business or a text that a client has written.
 */
export const registry = new Registry()
const registers = [registry]

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
export function counter<Label extends string>({
  label,
  values,
  ...rest
}: CounterOptions<Label>): Counter<Label> {
  const made = new Counter({ ...rest, labelNames: [label], registers })
  for (const value of values) made.labels(value).inc(0)
  return made
}

/** Bounds of the buckets, in seconds. */
const requestBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface HistogramOptions<Label extends string> {
  name: `cuecard_${string}_seconds`
  help: string
  labelNames: readonly Label[]
  buckets?: number[]
}

/** Adds a histogram of durations, by default with the buckets of requests. */
export function durations<Label extends string>(options: HistogramOptions<Label>): Histogram<Label> {
  return new Histogram({ buckets: requestBuckets, ...options, registers })
}

/** One value, or several by the value of a label; null when it is not known. */
type Readings = number | null | Readonly<Record<string, number>>

interface GaugeOptions {
  /** Ends with its unit, such as `cuecard_disk_free_bytes`. */
  name: `cuecard_${string}`
  help: string
  /** The name of the label, when `read` returns several values. */
  label?: string
  /** Called for each scrape. When it fails or takes long, the scrape does without the gauge. */
  read(): Readings | Promise<Readings>
}

/** How long a gauge may take, in milliseconds: less than the scrape time-out of Prometheus, which is ten seconds. */
const sourceTimeout = 3_000

/** Reads a gauge; null when that fails or takes too long. */
async function readInTime(read: GaugeOptions['read']): Promise<Readings> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), sourceTimeout)
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
