import '#api/modules/imports/schema.ts'
import '#api/modules/imports/mutations.ts'
import { cleanUpImports } from '#api/modules/imports/cleanUp.ts'
import { workOnImport } from '#api/modules/imports/jobs/task.ts'
import { rows } from '#api/modules/imports/rest.ts'
import { importTask } from '#api/modules/imports/service.ts'
import type { Module } from '#api/modules/module.ts'

export const imports: Module = {
  rest: rows,
  tasks: (services) => ({ [importTask]: workOnImport(services) }),
  cleanUp: cleanUpImports,
}
