import { expect, test } from 'vitest'
import { type AuditedAction, describeAction, untold } from './sentence.ts'

const act = (action: AuditedAction['action'], more: Partial<AuditedAction>): AuditedAction => ({
  action,
  actorName: 'Ana Lake',
  subjectType: null,
  subjectName: null,
  changes: [],
  timeZone: 'America/New_York',
  ...more,
})
const count = (after: string) => [{ field: 'count', before: null, after }]

test.each<[AuditedAction['action'], Partial<AuditedAction>, string]>([
  ['TRASH_RESTORE', { subjectType: 'Customer' }, 'restored a customer from the trash'],
  ['TRASH_RESTORE', { subjectType: 'VendorContact' }, 'restored a vendor contact from the trash'],
  ['TRASH_DELETE_FOR_GOOD', { subjectType: 'OrganizerTask' }, 'deleted a task in the trash for good'],
  ['TRASH_EMPTY', { subjectType: 'Business', changes: count('1') }, 'emptied the trash, with 1 record'],
  ['TRASH_EMPTY', { subjectType: 'Business', changes: count('24') }, 'emptied the trash, with 24 records'],
  ['CUSTOMER_ERASE', { subjectType: 'Customer' }, 'erased a customer for good'],
  ['CUSTOMER_MERGE', { subjectType: 'Customer' }, 'merged another customer into a customer'],
  ['CUSTOMER_UNDO_MERGE', { subjectType: 'Customer' }, 'undid a merge into a customer'],
  ['EXPORT_EVERYTHING', { subjectType: 'Business' }, 'exported everything'],
  ['EXPORT_CUSTOMER', { subjectType: 'Customer' }, 'exported all about a customer'],
])('An act on whole records is told whole: %s of %o', (action, more, sentence) => {
  expect(describeAction(act(action, more))).toBe(sentence)
  expect(untold(act(action, more))).toEqual([])
})
