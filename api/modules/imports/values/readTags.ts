import { fold } from '#api/core/text/fold.ts'
import { mostTagsOfCustomer, newTag } from '#api/modules/tags/input.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'
import { cleanLine } from './text.ts'

/**
 * The tags of a cell without quotation marks and without the groups that Google makes itself, such as `* myContacts`.
 * Mailchimp quotes each tag, Google separates them by ` ::: `.
 */
export const tagsIn = (text: string): string[] =>
  text
    .split(/:::|[,;\n]/)
    .map((tag) =>
      tag
        .trim()
        .replace(/^"+|"+$/g, '')
        .trim(),
    )
    .filter((tag) => tag && !tag.startsWith('* ') && tag !== 'myContacts')

/** The labels of the tags of a record, each in its first spelling. */
export function readTags(draft: Draft, sources: readonly Source[]): string[] {
  const labels = new Map<string, string>()
  for (const source of sources) {
    for (const tag of tagsIn(draft.text(source))) {
      const { data: label } = newTag.shape.label.safeParse(cleanLine(tag))
      if (label === undefined) draft.misfit(source.header, tag, `${source.header}: “${tag}” cannot be a tag.`)
      else if (labels.has(fold(label))) continue
      else if (labels.size < mostTagsOfCustomer) labels.set(fold(label), label)
      else draft.misfit(source.header, label, `A customer can have at most ${mostTagsOfCustomer} tags.`)
    }
  }
  return [...labels.values()]
}
