import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine and its current load, because results next to other work mean little. */
export function machine(): string {
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim()
  return `${availableParallelism()} cores, ${model}, ${memory} GB; Node ${process.version}; load ${load}`
}
