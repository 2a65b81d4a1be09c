import { removeDeletedFields } from '#api/modules/custom-fields/removal/removeDeleted.ts'
import type { Module } from '#api/modules/module.ts'

export const customFieldRemoval: Module = {
  cleanUp: removeDeletedFields,
}
