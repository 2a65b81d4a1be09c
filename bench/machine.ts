import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What it is measured on, and how busy that is: a run beside other work says little. */
export function machine(): string {
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim()
  return `${availableParallelism()} cores, ${model}, ${memory} GB; Node ${process.version}; load ${load}`
}
