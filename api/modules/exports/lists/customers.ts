import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { customerList } from '#api/modules/customers/lists.ts'
import {
  customValue,
  moment,
  number,
  stampColumns,
  text,
  userName,
  words,
} from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import { lastContactSql } from '#api/modules/timeline/summary/lastContact.ts'
import type { ExportedList } from './exportedList.ts'
import { withOwner } from './ownerFilter.ts'

const nextContact = `(SELECT min(o."scheduledDate") FROM "Contact" o
  WHERE o."businessId" = $1 AND o."customerId" = t.id AND NOT o.completed)`

const tags = `(SELECT string_agg(tag.label, ', ' ORDER BY lower(tag.label)) FROM "Tag" tag
  WHERE tag."businessId" = $1 AND tag.id = ANY (t."tagIds") AND tag."deletedAt" IS NULL)`

/** The customers. An import knows each of these headers, so that it can read what was exported. */
export const customers: ExportedList<FilterOf<'customers'>> = {
  model: 'Customer',
  title: 'Customers',
  action: 'export:list',
  list: (ctx, filter) => customerList(ctx, withOwner(filter)),
  columns: {
    Number: number('id'),
    'First Name': text('firstName'),
    'Last Name': text('lastName'),
    Phone: text('phoneNumber'),
    Email: text('email'),
    Address: text('address'),
    City: text('city'),
    Interest: text('interest'),
    Status: words('status'),
    Owner: userName('ownerId'),
    Notes: text('notes'),
    Tags: tags,
    ...stampColumns,
    'Last Contact': moment(`(${lastContactSql('t.id')})`),
    'Next Contact': moment(nextContact),
  },
  addedColumns: async (ctx) =>
    Object.fromEntries((await fieldsInUse(ctx)).map((field) => [field.label, customValue(field)])),
}
