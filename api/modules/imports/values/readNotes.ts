import { isNoDate } from './blanks.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'
import { withoutApostrophe } from './text.ts'

/**
 * Tags without quotation marks and without the groups that Google makes itself, such as `* myContacts`. Mailchimp quotes
 * each tag, Google separates them by ` ::: `.
 */
const tagsIn = (text: string) =>
  text
    .split(/:::|,|;/)
    .map((tag) =>
      tag
        .trim()
        .replace(/^"+|"+$/g, '')
        .trim(),
    )
    .filter((tag) => tag && !tag.startsWith('* ') && tag !== 'myContacts')
    .join(', ')

const valuesIn = (text: string) => withoutApostrophe(text).replaceAll(' ::: ', ', ')

/** Puts the values of the columns for notes into the notes: remarks as they are, others behind their header. */
export function readNotes(draft: Draft, sources: readonly Source[]): void {
  for (const source of sources) {
    const cell = draft.text(source)
    if (cell === '' || isNoDate(cell)) continue
    if (source.kind === 'remarks') {
      draft.remarks.push(cell)
      continue
    }
    const text = source.kind === 'tags' ? tagsIn(cell) : valuesIn(cell)
    const label = draft.label(source)
    if (text) draft.note(label ? `${source.header} (${label})` : source.header, text)
  }
}
