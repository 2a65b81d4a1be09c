import type { Services } from '#api/core/context/services.ts'
import type { Tasks } from '#api/core/jobs/queue.ts'
import { modules } from '#api/modules/index.ts'

/** The tasks of the job queue; a job names its task. */
export function jobTasks(services: Services): Tasks {
  const all = Object.values(modules).flatMap(({ tasks: own }) => Object.entries(own?.(services) ?? {}))
  return Object.fromEntries(all)
}
