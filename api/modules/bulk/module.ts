import '#api/modules/bulk/schema.ts'
import '#api/modules/bulk/mutations.ts'
import { cleanUpBulk } from '#api/modules/bulk/cleanUp.ts'
import { rows } from '#api/modules/bulk/rest.ts'
import { bulkTask, workOnBulk } from '#api/modules/bulk/task.ts'
import { workStates } from '#api/modules/bulk/work.ts'
import type { Module } from '#api/modules/module.ts'

export const bulk: Module = {
  rest: rows,
  tasks: (services) => ({ [bulkTask]: workOnBulk(services) }),
  longWork: { table: 'BulkRun', states: workStates, task: bulkTask, idAs: 'runId' },
  cleanUp: cleanUpBulk,
}
