import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'
import { TagColor } from '#api/generated/enums.ts'

/** How many tags a customer may have. */
export const mostTagsOfCustomer = 10

/** Lists of tags, such as a cell of a file, separate them by commas or semicolons. */
const label = text('Tag', 40).refine(
  (value) => !/[,;]/.test(value),
  'A tag cannot contain a comma or a semicolon',
)

const color = z
  .enum(TagColor, { error: `Color must be one of ${Object.keys(TagColor).join(', ').toLowerCase()}` })
  .meta({ title: 'TagColor' })

/** A new tag. */
export const newTag = z.object({
  label: label.meta({ description: 'Unique in the business, whatever its spelling.' }),
  color: color.default('GRAY'),
})
export type NewTag = z.output<typeof newTag>

export const tagChanges = z
  .object({ label: newTag.shape.label, color: newTag.shape.color.unwrap() })
  .partial()
export type TagChanges = z.output<typeof tagChanges>

export const tagId = recordId('Tag')

/** A tag, by id or by label. */
export type TagRef = { id: number } | { label: string }

/** A tag as input of the graph: one of these fields. */
export const tagRefFields = z
  .object({
    id: tagId.nullish(),
    label: label.nullish().meta({
      description: 'A tag in any spelling. Who may make tags makes a new one by it.',
    }),
  })
  .meta({ title: 'TagRefInput', description: 'A tag, by one of these.' })

const refs = z.array(
  tagRefFields.transform(({ id, label }): TagRef => (id ? { id } : { label: label ?? '' })),
  {
    error: 'Tags must be a list',
  },
)

/** What an input of a customer says of tags. */
export const tagsOfCustomer = {
  tags: refs.nullish().meta({ description: `All tags, at most ${mostTagsOfCustomer}.` }),
}
export const tagChangesOfCustomer = {
  ...tagsOfCustomer,
  addTags: refs.nullish().meta({ description: 'Tags to put on; those that are there stay.' }),
  removeTags: refs.nullish().meta({ description: 'Tags to take off.' }),
}
