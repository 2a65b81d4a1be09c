import { contactList } from '#api/modules/contacts/lists.ts'
import {
  customerColumns,
  momentOf,
  number,
  stampColumns,
  text,
  userName,
} from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import type { ExportedList } from './exportedList.ts'
import { withOwner } from './ownerFilter.ts'

export const contacts: ExportedList<FilterOf<'contacts'>> = {
  model: 'Contact',
  title: 'Contacts',
  action: 'export:list',
  list: (ctx, filter) => contactList(ctx, withOwner(filter)),
  columns: {
    Number: number('id'),
    ...customerColumns,
    Date: momentOf('scheduledDate'),
    Status: `CASE WHEN t.completed THEN 'Completed' WHEN t."scheduledDate" < clock.now THEN 'Overdue' ELSE 'Scheduled' END`,
    Email: text('email'),
    Notes: text('notes'),
    Completed: momentOf('completedAt'),
    'Completed By': userName('completedById'),
    'Completion Notes': text('completedNotes'),
    ...stampColumns,
  },
}
