import { z } from 'zod'
import { TagColor } from '#api/generated/enums.ts'
import { newTag, tagChanges } from '#api/modules/tags/input.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId } from '#api/rest/selection.ts'

const colors = enumTexts(
  Object.fromEntries(Object.keys(TagColor).map((color) => [color, color.toLowerCase()])) as Record<
    TagColor,
    string
  >,
  `Color must be one of ${Object.keys(TagColor).join(', ').toLowerCase()}`,
  'TagColor',
)

const tag = recordShape({
  id: databaseId,
  label: z.string(),
  color: colors.answer,
  customerCount: z.int(),
  createdAt: instantText,
}).meta({ id: 'Tag' })

const tags = recordRows('/api/tags', { record: 'Tag', answer: tag })

/** The REST rows of tags. */
export const rows = [
  queryRow({
    path: '/api/tags',
    summary: 'The tags of the business, by label.',
    at: 'viewer.business.tagOptions',
    list: true,
    answer: tag,
  }),
  tags.read('Tag'),
  tags.create('createTag', {
    summary: 'Makes a tag. One with this label, in whatever spelling, is the answer as it is.',
    body: newTag.extend({ color: colors.body.default('GRAY') }),
  }),
  tags.update('updateTag', {
    summary: 'Changes the label or the color of a tag, wherever it is.',
    body: tagChanges.extend({ color: colors.body.optional() }),
  }),
  tags.remove('deleteTag'),
]
