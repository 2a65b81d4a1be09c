import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { deletion, recordPayload } from '#api/modules/business/payload.ts'
import { newView, viewName } from '#api/modules/customers/saved-views/input.ts'
import { SavedView } from '#api/modules/customers/saved-views/schema.ts'
import { createView, deleteView, renameView, shareView } from '#api/modules/customers/saved-views/service.ts'
import { withViewer } from '#api/modules/team/viewer.ts'

const viewId = recordId('SavedView', 'Saved view')

mutation('createSavedView', {
  authScopes: { can: 'savedView:write' },
  description: 'Saves a view of the customer list, for the viewer or for the business.',
  input: newView,
  resolve: (input, { ctx }) => createView(ctx, input),
  payload: recordPayload('savedView', SavedView, withViewer),
})

mutation('renameSavedView', {
  authScopes: { can: 'savedView:write' },
  description: "Renames one of the viewer's own views, or a shared one.",
  input: z.object({ id: viewId, ...viewName.shape }),
  resolve: ({ id, name }, { ctx }) => renameView(ctx, id, name),
  payload: recordPayload('savedView', SavedView, withViewer),
})

mutation('shareSavedView', {
  authScopes: { can: 'savedView:share' },
  description: "Shares one of the viewer's own views with the business, which owns it then.",
  input: z.object({ id: viewId }),
  resolve: ({ id }, { ctx }) => shareView(ctx, id),
  payload: recordPayload('savedView', SavedView, withViewer),
})

mutation('deleteSavedView', {
  authScopes: { can: 'savedView:write' },
  description: "Deletes one of the viewer's own views, or a shared one.",
  ...deletion('SavedView', viewId, deleteView, withViewer),
})
