import type { Services } from '#api/core/context/services.ts'
import type { Task, Tasks } from '#api/core/jobs/queue.ts'
import { contextOfBusiness } from '#api/modules/business/contextOfBusiness.ts'
import { takeOffTask } from '#api/modules/tags/service.ts'
import { quietWhenLarge, tellBulkFinished } from '#api/modules/webhooks/bulkFinished.ts'

interface TakeOffJob {
  businessId: number
  tagId: number
  /** How many customers had the tag. */
  records: number
}

const batchSize = 500

const takeOffSome = `
  UPDATE "Customer" SET "tagIds" = array_remove("tagIds", $2) WHERE "businessId" = $1 AND id IN (
    SELECT id FROM "Customer" WHERE "businessId" = $1 AND "tagIds" @> ARRAY[$2::int] ORDER BY id LIMIT ${batchSize} FOR UPDATE)
  RETURNING id`

/** The task that takes a deleted tag off its customers, some at a time, and then removes its row. */
function takeOffTag(services: Services): Task {
  return async (payload, signal) => {
    const { businessId, tagId, records } = payload as TakeOffJob
    const ctx = await contextOfBusiness(services, businessId)
    let isDone = !ctx
    while (ctx && !isDone && !signal.aborted) {
      isDone = await ctx.transaction(async (tx) => {
        await quietWhenLarge(tx, records)
        if ((await tx.sql(takeOffSome, tagId)).length > 0) return false
        const { count } = await tx.db.tag.deleteMany({ where: { id: tagId, deletedAt: { not: null } } })
        if (count > 0) {
          const act = { kind: 'tag_removal', subject: `Tag:${tagId}` } as const
          await tellBulkFinished(tx, { ...act, records, counts: { customers: records }, nouns: ['customer'] })
        }
        return true
      })
    }
    signal.throwIfAborted()
  }
}

export const takeOffTasks = (services: Services): Tasks => ({ [takeOffTask]: takeOffTag(services) })
