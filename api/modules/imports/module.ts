import '#api/modules/imports/schema.ts'
import '#api/modules/imports/mutations.ts'
import { cleanUpImports } from '#api/modules/imports/cleanUp.ts'
import { workOnImport } from '#api/modules/imports/jobs/task.ts'
import { rows } from '#api/modules/imports/rest.ts'
import { importTask } from '#api/modules/imports/service.ts'
import { works } from '#api/modules/imports/settings.ts'
import type { Module } from '#api/modules/module.ts'

export const imports: Module = {
  rest: rows,
  tasks: (services) => ({ [importTask]: workOnImport(services) }),
  longWork: {
    table: 'Import',
    states: ['READING', ...Object.keys(works)],
    task: importTask,
    idAs: 'importId',
  },
  cleanUp: cleanUpImports,
}
