import { dashboard } from './dashboard.ts'
import { pages } from './pages.ts'
import { rest } from './rest.ts'
import type { Workload } from './workload.ts'
import { writes } from './writes.ts'

/** All compared workloads, in the order of the table. */
export const workloads: Workload[] = [...pages, ...dashboard, ...rest, ...writes]
