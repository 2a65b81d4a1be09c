import { activityList } from '#api/modules/activities/service.ts'
import { customerColumns, momentOf, number, text, words } from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import type { ExportedList } from './exportedList.ts'

const { Phone: _, ...customer } = customerColumns

export const activities: ExportedList<FilterOf<'activities'>> = {
  model: 'Activity',
  title: 'Activities',
  action: 'export:list',
  list: activityList,
  columns: {
    Number: number('id'),
    Date: momentOf('createdAt'),
    ...customer,
    Type: words('type'),
    Description: text('description'),
    By: text('performedBy'),
  },
}
