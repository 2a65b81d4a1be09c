import { z } from 'zod'
import type { Context } from '#api/core/context/context.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { deletion, recordPayload } from '#api/modules/business/payload.ts'
import { importId, importMapping, newImport } from '#api/modules/imports/input.ts'
import { Import } from '#api/modules/imports/schema.ts'
import {
  createImport,
  deleteImport,
  type ImportOfBusiness,
  mapImport,
  restoreImport,
  revertImport,
  startImport,
  stopImport,
} from '#api/modules/imports/service.ts'

const admins = { can: 'import:manage' } as const
const payload = recordPayload('import', Import)

mutation('createImport', {
  authScopes: admins,
  description:
    'Announces a file of customers: CSV, Excel or vCard, at most 50 MB. Its bytes follow in pieces of at most 1 MB, to `PUT /api/imports/{id}/file?offset=`.',
  input: newImport,
  resolve: (input, { ctx }) => createImport(ctx, input),
  payload,
})

mutation('mapImport', {
  authScopes: admins,
  description:
    'Says what the columns and values of a file become. The records are planned anew; what is left out stays as it is.',
  input: importMapping.extend({ id: importId }),
  resolve: ({ id, ...mapping }, { ctx }) => mapImport(ctx, id, mapping),
  payload,
})

const acting = (act: (ctx: Context['ctx'], id: number) => Promise<ImportOfBusiness>) => ({
  authScopes: admins,
  input: z.object({ id: importId }),
  resolve: ({ id }: { id: number }, { ctx }: Context) => act(ctx, id),
  payload,
})

mutation('startImport', {
  description: 'Writes the customers of a file, in the background. CONFLICT while another import runs.',
  ...acting(startImport),
})

mutation('stopImport', {
  description: 'Stops a running import. What it has written stays, and can be reverted.',
  ...acting(stopImport),
})

mutation('revertImport', {
  description:
    'Takes an import back, in the background, for 30 days. Customers whom somebody has changed since stay.',
  ...acting(revertImport),
})

mutation('restoreImport', {
  description:
    'Takes the reverting of an import back, in the background: its customers come back from the trash as one, and fields have the values of the file again.',
  ...acting(restoreImport),
})

mutation('deleteImport', {
  authScopes: admins,
  description: 'Deletes a file that was not started.',
  ...deletion('Import', importId, deleteImport),
})
