import { z } from 'zod'
import { ActivityType, CustomerSort } from '#api/generated/enums.ts'
import { filterBody } from '#api/modules/customers/filters/restFilter.ts'
import { customerStatusTexts } from '#api/modules/customers/rest.ts'
import { exportFormat, listFilters, tasksFilter } from '#api/modules/exports/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { enumTexts, instantText, optionalRecordNumber, recordNumber, row } from '#api/rest/route.ts'
import { selectionText } from '#api/rest/selection.ts'

const answer = z.object({ url: z.string(), expiresAt: instantText })

const format = enumTexts(exportFormat.enum, 'Format must be csv or xlsx').body

/** The texts of a filter: its values in lower case, the default first. */
const filterTexts = <Name extends string>(filter: z.ZodDefault<z.ZodEnum<Record<Name, Name>>>) =>
  enumTexts(filter.unwrap().enum as Record<Name, string>, 'There is no such filter').body.default(
    filter.parse(undefined) as never,
  )

const user = (label: string) => optionalRecordNumber('User', `The ${label} must be a member’s number`)

/** Customers by number. */
const customerNumbers = z.array(recordNumber('Customer', 'A customer must be a number'), {
  error: 'Customers must be a list',
})

/** The row that exports a list, below the name of the list's path. */
const listExport = (path: string, list: keyof typeof listFilters, noun: string, body: z.ZodObject) =>
  mutationRow({
    method: 'POST',
    path: `/api/exports/${path}`,
    summary: `Makes a link that downloads ${noun} with all columns. \`url\` is good once and for a minute.`,
    mutation: 'createExport',
    operationId: `export${list.charAt(0).toUpperCase()}${list.slice(1)}`,
    status: 201,
    body: body.extend({ format }),
    input: ({ body: { format, ...filter } }) => ({ format, list: { [list]: filter } }),
    answer,
  })

/** The REST rows of exports. Their bodies take the filters of the graph. */
export const rows = [
  listExport(
    'customers',
    'customers',
    'the customers',
    listFilters.customers.extend({
      status: customerStatusTexts.body.nullish(),
      sort: enumTexts(CustomerSort, 'Sort must be newest or name').body.default('NEWEST'),
      ownerId: user('owner'),
      filter: filterBody.nullish(),
      ids: customerNumbers.nullish(),
      except: customerNumbers.nullish(),
    }),
  ),
  listExport(
    'contacts',
    'contacts',
    'the contacts',
    listFilters.contacts.extend({
      filter: filterTexts(listFilters.contacts.shape.filter),
      ownerId: user('owner'),
    }),
  ),
  listExport(
    'followups',
    'followUps',
    'the follow-ups',
    listFilters.followUps.extend({
      filter: filterTexts(listFilters.followUps.shape.filter),
      ownerId: user('owner'),
    }),
  ),
  listExport(
    'service-appointments',
    'serviceAppointments',
    'the appointments',
    listFilters.serviceAppointments.extend({
      filter: filterTexts(listFilters.serviceAppointments.shape.filter),
      technicianUserId: user('technician'),
    }),
  ),
  listExport(
    'vendor-contacts',
    'vendorContacts',
    'the vendor contacts that the user may see',
    listFilters.vendorContacts,
  ),
  listExport(
    'activities',
    'activities',
    'the activity log',
    listFilters.activities.extend({
      type: enumTexts(ActivityType, 'Type must be contact, sale, note, meeting or other').body.nullish(),
    }),
  ),
  row({
    method: 'POST',
    path: '/api/exports/everything',
    summary:
      'Makes a link that downloads everything that the business owns as a gzipped tar file, without secrets and without what is private to others. `url` is good once and for a minute.',
    operation: `mutation { createEverythingExport { ${selectionText(answer)} } }`,
    at: 'createEverythingExport',
    status: 201,
    answer,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/exports/tasks',
    summary:
      "Makes a link that downloads the user's own tasks with all columns. `url` is good once and for a minute.",
    mutation: 'createTaskExport',
    status: 201,
    body: z.object({ filter: filterTexts(tasksFilter.shape.filter), format }),
    answer,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/customers/:id/export',
    summary:
      'Makes a link that downloads all about one customer, who may lie in the trash, as a ZIP archive. `url` is good once and for a minute.',
    mutation: 'createCustomerExport',
    type: 'Customer',
    status: 201,
    answer,
  }),
]
