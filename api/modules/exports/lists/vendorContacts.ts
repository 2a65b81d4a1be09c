import { number, stampColumns, text } from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import { vendorList } from '#api/modules/vendor-contacts/lists.ts'
import type { ExportedList } from './exportedList.ts'

/** The labels of the access levels, as the cards show them. */
const levels = `CASE t."accessLevel" WHEN 'ALL' THEN 'All Team' WHEN 'MANAGER' THEN 'Managers+' ELSE 'Admins Only' END`

/** The vendor contacts that the actor's levels show. */
export const vendorContacts: ExportedList<FilterOf<'vendorContacts'>> = {
  model: 'VendorContact',
  title: 'Vendor contacts',
  action: 'export:list',
  list: vendorList,
  columns: {
    Number: number('id'),
    Company: text('company'),
    'Sales rep': text('salesRep'),
    Phone: text('phoneNumber'),
    Website: text('webAddress'),
    Notes: text('notes'),
    'Access level': levels,
    'Assigned to': text('assignedToName'),
    'Created By': text('createdByName'),
    ...stampColumns,
  },
}
