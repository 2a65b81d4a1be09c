import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rules: {
    createExport: 'export:list',
    createTaskExport: 'export:tasks',
    createCustomerExport: 'export:customer',
    createEverythingExport: 'export:everything',
  },
}
