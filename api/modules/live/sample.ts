import type { Sample } from '#api/testing/sample.ts'

export const sample: Sample = {
  rules: {
    changes: 'any',
  },
}
