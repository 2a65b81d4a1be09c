import {
  customerColumns,
  momentOf,
  number,
  stampColumns,
  text,
  userName,
  words,
} from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import { followUpList } from '#api/modules/follow-ups/lists.ts'
import type { ExportedList } from './exportedList.ts'
import { withOwner } from './ownerFilter.ts'

export const followUps: ExportedList<FilterOf<'followUps'>> = {
  model: 'FollowUp',
  title: 'Follow-ups',
  action: 'export:list',
  list: (ctx, filter) => followUpList(ctx, withOwner(filter)),
  columns: {
    Number: number('id'),
    ...customerColumns,
    Plan: words('customerStatus'),
    Day: number('dayNumber'),
    Title: text('title'),
    Description: text('description'),
    Due: momentOf('scheduledDate'),
    Status: words('state'),
    Outcome: text('outcome'),
    Notes: text('completedNotes'),
    Closed: momentOf('closedAt'),
    'Closed By': userName('completedById'),
    ...stampColumns,
  },
}
