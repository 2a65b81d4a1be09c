import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  statements: {
    MoveOverdueDialogQuery: 2,
  },
  rules: {
    moveOverdueContacts: 'contact:write',
    moveBackOverdueContacts: 'contact:moveBack',
    moveOverdueFollowUps: 'followUp:write',
    moveBackOverdueFollowUps: 'followUp:moveBack',
  },
}
