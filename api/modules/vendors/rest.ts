import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { newVendor, vendorChanges } from '#api/modules/vendors/input.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, row, success, withNames } from '#api/rest/route.ts'

const levelTexts = enumTexts(
  { ALL: 'all', MANAGER: 'manager', ADMIN: 'admin' },
  'Access level must be all, manager or admin',
)

const vendor = recordShape({
  id: z.int(),
  company: z.string(),
  salesRep: z.string(),
  phoneNumber: z.string(),
  webAddress: z.string().nullable(),
  notes: z.string().nullable(),
  accessLevel: levelTexts.answer,
  assignedTo: z.string().meta({ description: 'A full name, or empty for nobody.' }),
  createdBy: z.string(),
  createdAt: instant,
}).meta({ id: 'VendorContact' })

const fields = `
  id: databaseId company salesRep phoneNumber webAddress notes accessLevel assignedToName
  createdBy: createdByName createdAt updatedAt`

const asVendor = {
  answer: vendor,
  reshape: (node: { assignedToName: string | null }) =>
    withNames(node, { assignedTo: node.assignedToName ?? '' }),
} as const

const assignedTo = z
  .string({ error: 'Assigned to must be text' })
  .nullish()
  .transform((text) => {
    if (text === undefined) return undefined
    return text === null || text.trim() === '' || text === 'not_assigned' ? null : { fullName: text }
  })
  .meta({ description: 'A full name, or empty or `not_assigned` for nobody.' })

const idOf = ({ id }: { id: number }) => globalId('VendorContact', id)

/** The REST rows of vendor contacts; those that the viewer may not see give 404. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/vendor-contacts',
    summary:
      'The vendor contacts that the user may see, by company; `q` finds words of company, sales rep or phone number.',
    operation: `query ($first: Int, $after: String, $search: String, $order: RecordOrder,
        $updatedSince: DateTime) { viewer { business {
      vendorContacts(first: $first, after: $after, search: $search, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.vendorContacts',
    list: true,
    sync: {},
    ...asVendor,
    query: z.object({
      q: z.string().optional().meta({ description: 'Words to find, or digits of the phone.' }),
    }),
    variables: ({ query }) => ({ search: query.q }),
  }),
  recordRow({
    path: '/api/vendor-contacts/:id',
    record: 'VendorContact',
    noun: 'Vendor contact',
    fields,
    ...asVendor,
  }),
  row({
    method: 'POST',
    path: '/api/vendor-contacts',
    summary: 'Adds a vendor contact.',
    operation: `mutation ($input: CreateVendorContactInput!) {
      createVendorContact(input: $input) { vendorContact { ${fields} } } }`,
    at: 'createVendorContact.vendorContact',
    status: 201,
    ...asVendor,
    body: newVendor.extend({ accessLevel: levelTexts.body.default('ALL'), assignedTo }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/vendor-contacts/:id',
    summary: 'Changes the fields that are sent.',
    operation: `mutation ($input: UpdateVendorContactInput!) {
      updateVendorContact(input: $input) { vendorContact { ${fields} } } }`,
    at: 'updateVendorContact.vendorContact',
    ...asVendor,
    body: vendorChanges.extend({ accessLevel: levelTexts.body.optional(), assignedTo }),
    variables: ({ params, body }) => ({ input: { ...body, id: idOf(params) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/vendor-contacts/:id',
    summary: 'Deletes a vendor contact.',
    operation: `mutation ($input: DeleteVendorContactInput!) {
      deleteVendorContact(input: $input) { deletedVendorContactId } }`,
    at: 'deleteVendorContact',
    ...success,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
]
