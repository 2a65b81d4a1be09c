import type { Services } from '#api/core/context/services.ts'
import type { Tasks } from '#api/core/jobs/queue.ts'
import type { BackupPlan } from '#api/modules/backups/runDue.ts'
import type { StartingRows } from '#api/modules/business/startingRows.ts'
import type { CustomerHandlers } from '#api/modules/customers/changeHandlers.ts'
import type { Row } from '#api/rest/route.ts'
import type { DemoRows } from '../../prisma/seed/rows.ts'

/** The dependencies of jobs. */
export interface Work {
  services: Services
  /** Restores the sample data of the demo business; absent when there is no demo business. */
  resetDemo?: () => Promise<unknown>
  /** How the database is backed up; absent without a folder for the archives. */
  backupPlan?: BackupPlan
}

/** A scheduled job. */
export interface Job {
  name: string
  /** Minute, hour, day, month, weekday. */
  cron: string
  /** The IANA time zone of `cron`. */
  timeZone: string
  /** Whether the job also runs at the start, for work that fell due while no server was running. */
  atStart: boolean
  operation(work: Work, signal: AbortSignal): Promise<unknown>
}

/** Records in whose states a job works on them, under a key of the task and their number. */
export interface LongWork {
  table: string
  states: readonly string[]
  task: string
  /** How the payload of the job names the number of the record. */
  idAs: string
}

/** What a module contributes to the product, besides the graph, which the imports of its `module.ts` add to. */
export interface Module extends CustomerHandlers {
  /** The rows of the REST table. */
  rest?: readonly Row[]
  /** What runs by the clock. */
  jobs?: readonly Job[]
  /** The tasks of the job queue, by name; a job names its task. */
  tasks?: (services: Services) => Tasks
  /** What goes on by another job when its own is lost. */
  longWork?: LongWork
  /** What it deletes every night. */
  cleanUp?: (services: Services, signal: AbortSignal) => Promise<unknown>
  /** What it gives to a new business. */
  newBusiness?: StartingRows
  /** Its rows in the demo business, unless rows of other modules tell of them: those are in `prisma/seed`. */
  demo?: DemoRows
}
