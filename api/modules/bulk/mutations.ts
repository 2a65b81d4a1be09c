import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { mostAtOnce } from '#api/modules/bulk/acts/act.ts'
import { bulkAct, runId } from '#api/modules/bulk/input.ts'
import { undoableHours } from '#api/modules/bulk/lists.ts'
import { BulkRun } from '#api/modules/bulk/schema.ts'
import { startBulk, undoBulk } from '#api/modules/bulk/service.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { customerSelection, mostSelected } from '#api/modules/customers/selection/input.ts'

const payload = recordPayload('bulkRun', BulkRun)

mutation('startBulk', {
  authScopes: { can: 'customer:bulk' },
  description: `Changes many customers, at most ${mostSelected.toLocaleString('en-US')}: up to ${mostAtOnce} at once, and more in the background. CONFLICT while another bulk change of the business runs, and when the selection has another number of customers than expected.`,
  input: z.object({ customers: customerSelection, act: bulkAct }),
  resolve: ({ customers, act }, { ctx }) => startBulk(ctx, customers, act),
  payload,
})

mutation('undoBulk', {
  authScopes: { can: 'customer:bulk' },
  description: `Undoes a bulk change of the last ${undoableHours} hours: gives customers back what they had, where they still have what the change gave them; \`left\` lists the others. CONFLICT while a bulk change of the business runs, and when it was undone.`,
  input: z.object({ id: runId }),
  resolve: ({ id }, { ctx }) => undoBulk(ctx, id),
  payload,
})
