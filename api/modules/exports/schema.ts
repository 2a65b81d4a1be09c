import { z } from 'zod'
import { confirmationText, requireConfirmation } from '#api/core/context/confirmation.ts'
import { builder } from '#api/core/graph/builder.ts'
import { recordId } from '#api/core/graph/ids.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import {
  exportFormat,
  type Format,
  type ListName,
  listFilters,
  listToExport,
  tasksFilter,
} from '#api/modules/exports/input.ts'
import type { Link } from '#api/modules/exports/link.ts'
import { createCustomerExport, createEverythingExport, createExport } from '#api/modules/exports/service.ts'

builder.enumType('ExportFormat', {
  values: {
    CSV: { description: 'Comma-separated values: UTF-8 with a byte order mark, lines that end with CRLF.' },
    XLSX: { description: 'Excel, all cells as texts.' },
  } satisfies Record<Format, object>,
})

for (const filter of Object.values(listFilters)) inputType(filter)
inputType(listToExport, { isOneOf: true })

builder.prismaObjectField(Business, 'canExportLists', (t) =>
  t.boolean(allowed('export:list', 'export the lists of the business')),
)

builder.prismaObjectField(Business, 'canExportEverything', (t) =>
  t.boolean(allowed('export:everything', 'export everything that the business owns')),
)

builder.prismaObjectField(Customer, 'canExport', (t) =>
  t.boolean(allowed('export:customer', 'export all about the customer')),
)

const payload = (t: FieldsOf<Link>) => ({
  url: t.exposeString('url', {
    description: 'GET it once, within a minute. The file is complete when the answer ends without an error.',
  }),
  expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
})

mutation('createExport', {
  authScopes: { can: 'export:list' },
  description:
    'Makes a link that downloads a list with all columns, filtered and ordered as its field is. The link is good once and for a minute, and needs no session.',
  input: z.object({ list: listToExport, format: exportFormat }),
  refusesKey: true,
  resolve: ({ list, format }, context) => {
    const [[name, filter = {}] = ['customers']] = Object.entries(list).filter(([, filter]) => filter)
    return createExport(context, { list: name as ListName, format, filter })
  },
  payload,
})

mutation('createTaskExport', {
  authScopes: { can: 'export:tasks' },
  description: "Makes such a link for the viewer's own tasks.",
  input: tasksFilter.extend({ format: exportFormat }),
  refusesKey: true,
  resolve: ({ format, ...filter }, context) =>
    createExport(context, { list: 'organizerTasks', format, filter }),
  payload,
})

mutation('createCustomerExport', {
  authScopes: { can: 'export:customer' },
  description:
    'Makes such a link for a ZIP archive with all about one customer, who may lie in the trash: the records as JSON, and a CSV file for each of their tables.',
  input: z.object({ id: recordId('Customer') }),
  refusesKey: true,
  resolve: ({ id }, context) => createCustomerExport(context, id),
  payload,
})

const EverythingExport = builder
  .objectRef<Link>('CreateEverythingExportPayload')
  .implement({ fields: payload })

builder.mutationField('createEverythingExport', (t) =>
  t.field({
    type: EverythingExport,
    nullable: true,
    authScopes: { can: 'export:everything' },
    description: `Makes such a link for a gzipped tar file with everything that the business owns, without secrets and without what is private to others: CSV and JSON Lines of each table. ${confirmationText}`,
    extensions: { confirmed: true },
    async resolve(_root, _args, context) {
      await requireConfirmation(context)
      return createEverythingExport(context)
    },
  }),
)
