import { z } from 'zod'
import { inputType } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { deletion, recordPayload } from '#api/modules/business/payload.ts'
import { newTag, tagChanges, tagId, tagRefFields } from '#api/modules/tags/input.ts'
import { Tag } from '#api/modules/tags/schema.ts'
import { createTag, deleteTag, updateTag } from '#api/modules/tags/service.ts'

inputType(tagRefFields, { isOneOf: true })

mutation('createTag', {
  authScopes: { can: 'tag:write' },
  description: 'Makes a tag. One with this label, in whatever spelling, is the result as it is.',
  input: newTag,
  resolve: (input, { ctx }) => createTag(ctx, input),
  payload: recordPayload('tag', Tag),
})

mutation('updateTag', {
  authScopes: { can: 'tag:write' },
  description: 'Renames a tag, or gives it another color, wherever it is.',
  input: z.object({ id: tagId, ...tagChanges.shape }),
  resolve: ({ id, ...changes }, { ctx }) => updateTag(ctx, id, changes),
  payload: recordPayload('tag', Tag),
})

mutation('deleteTag', {
  authScopes: { can: 'tag:write' },
  description: 'Deletes a tag, and takes it off all customers.',
  ...deletion('Tag', tagId, deleteTag),
})
