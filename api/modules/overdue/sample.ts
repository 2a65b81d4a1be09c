import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rules: {
    moveOverdueContacts: 'contact:write',
    moveBackOverdueContacts: 'contact:moveBack',
    moveOverdueFollowUps: 'followUp:write',
    moveBackOverdueFollowUps: 'followUp:moveBack',
  },
}
