import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { trashed } from '#api/modules/trash/payload.ts'
import {
  newVendor,
  vendorAssignee,
  vendorAssigneeFields,
  vendorChanges,
} from '#api/modules/vendor-contacts/input.ts'
import { VendorContact } from '#api/modules/vendor-contacts/schema.ts'
import { createVendor, deleteVendor, updateVendor } from '#api/modules/vendor-contacts/service.ts'

const vendorId = recordId('VendorContact', 'Vendor contact')

inputType(vendorAssigneeFields, { isOneOf: true })

mutation('createVendorContact', {
  authScopes: { can: 'vendor:write' },
  description: 'Adds a vendor contact. BAD_INPUT for an access level that the viewer does not have.',
  input: newVendor.extend({ assignedTo: vendorAssignee.meta({ description: 'Nobody when it is omitted.' }) }),
  resolve: ({ assignedTo, ...input }, { ctx }) => createVendor(ctx, assignedTo ?? null, input),
  payload: recordPayload('vendorContact', VendorContact),
})

mutation('updateVendorContact', {
  authScopes: { can: 'vendor:write' },
  description: 'Changes the given fields. BAD_INPUT for an access level that the viewer does not have.',
  input: z.object({
    id: vendorId,
    ...vendorChanges.shape,
    assignedTo: vendorAssignee.meta({ description: 'Null for nobody.' }),
  }),
  resolve: ({ id, assignedTo, ...input }, { ctx }) => updateVendor(ctx, id, assignedTo, input),
  payload: recordPayload('vendorContact', VendorContact),
})

mutation('deleteVendorContact', {
  authScopes: { can: 'vendor:delete' },
  description: 'Moves a vendor contact to the trash.',
  ...trashed('VendorContact', deleteVendor),
})
