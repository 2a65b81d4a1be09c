import '#api/modules/superadmin/schema.ts'
import '#api/modules/superadmin/system/schema.ts'
import '#api/modules/superadmin/businesses/schema.ts'
import '#api/modules/superadmin/businesses/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { enqueueRemovals, removalJob, removalTask } from '#api/modules/superadmin/businesses/removal.ts'
import { rows } from '#api/modules/superadmin/rest.ts'
import { deleteFailedJobs } from '#api/modules/superadmin/system/failedJobs.ts'

export const superadmin: Module = {
  rest: rows,
  tasks: (services) => ({ [removalTask]: removalJob(services) }),
  cleanUp: async (services) => {
    await enqueueRemovals(services, services.clock.now())
    await deleteFailedJobs(services.statements)
  },
}
