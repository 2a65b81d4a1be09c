import { z } from 'zod'
import { AccessLevel } from '#api/generated/enums.ts'
import { newVendor, vendorChanges } from '#api/modules/vendor-contacts/input.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, withNames } from '#api/rest/route.ts'
import { databaseId, derived, from } from '#api/rest/selection.ts'

const levelTexts = enumTexts(AccessLevel, 'Access level must be all, manager or admin')

const vendor = recordShape({
  id: databaseId,
  company: z.string(),
  salesRep: z.string(),
  phoneNumber: z.string(),
  webAddress: z.string().nullable(),
  notes: z.string().nullable(),
  accessLevel: levelTexts.answer,
  assignedTo: derived(
    z.string().meta({ description: 'A full name, or empty for nobody.' }),
    'assignedToName',
  ),
  createdBy: from('createdByName', z.string()),
  createdAt: instantText,
}).meta({ id: 'VendorContact' })

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

const vendors = recordRows('/api/vendor-contacts', { record: 'VendorContact', ...asVendor })

/** The REST rows of vendor contacts; those that the viewer may not see give 404. */
export const rows = [
  listRow({
    path: '/api/vendor-contacts',
    summary:
      'The vendor contacts that the user may see, by company; `q` finds words of company, sales rep or phone number.',
    at: 'viewer.business.vendorContacts',
    args: { search: 'String' },
    sync: {},
    ...asVendor,
    query: z.object({
      q: z.string().optional().meta({ description: 'Words to find, or digits of the phone.' }),
    }),
    variables: ({ query }) => ({ search: query.q }),
  }),
  vendors.read('Vendor contact'),
  vendors.create('createVendorContact', {
    summary: 'Adds a vendor contact.',
    body: newVendor.extend({ accessLevel: levelTexts.body.default('ALL'), assignedTo }),
  }),
  vendors.update('updateVendorContact', {
    summary: 'Changes the fields that are sent.',
    body: vendorChanges.extend({ accessLevel: levelTexts.body.optional(), assignedTo }),
  }),
  vendors.remove('deleteVendorContact'),
]
