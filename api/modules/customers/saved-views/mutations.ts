import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { newView, viewName } from '#api/modules/customers/saved-views/input.ts'
import { SavedView } from '#api/modules/customers/saved-views/schema.ts'
import { createView, deleteView, renameView } from '#api/modules/customers/saved-views/service.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

const viewId = recordId('SavedView', 'Saved view')

mutation('createSavedView', {
  authScopes: { can: 'savedView:write' },
  description: 'Saves a view of the customer list for the viewer.',
  input: newView,
  resolve: (input, { ctx }) => createView(ctx, input),
  payload: (t) => ({
    savedView: t.field({ type: SavedView, resolve: (view) => view }),
    viewer: viewerField(t),
  }),
})

mutation('renameSavedView', {
  authScopes: { can: 'savedView:write' },
  description: "Renames one of the viewer's own views.",
  input: z.object({ id: viewId, ...viewName.shape }),
  resolve: ({ id, name }, { ctx }) => renameView(ctx, id, name),
  payload: (t) => ({
    savedView: t.field({ type: SavedView, resolve: (view) => view }),
    viewer: viewerField(t),
  }),
})

mutation('deleteSavedView', {
  authScopes: { can: 'savedView:write' },
  description: "Deletes one of the viewer's own views.",
  input: z.object({ id: viewId }),
  resolve: async ({ id }, { ctx }) => {
    await deleteView(ctx, id)
    return { deletedSavedViewId: globalId('SavedView', id) }
  },
  payload: (t) => ({
    deletedSavedViewId: t.exposeID('deletedSavedViewId'),
    viewer: viewerField(t),
  }),
})
