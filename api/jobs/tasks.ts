import type { Services } from '#api/core/context/services.ts'
import type { Tasks } from '#api/core/jobs/queue.ts'
import { removalJob, removalTask } from '#api/modules/superadmin/businesses/removal.ts'
import { deliverWebhooks } from '#api/modules/webhooks/delivery/deliver.ts'

/** The tasks of the job queue; a job names its task. */
export function tasks(services: Services): Tasks {
  return { deliverWebhooks: deliverWebhooks(services), [removalTask]: removalJob(services) }
}
