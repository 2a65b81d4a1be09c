import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rules: {
    changes: 'any',
  },
}
