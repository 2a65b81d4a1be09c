import { isNoDate } from './blanks.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'
import { tagsIn } from './readTags.ts'
import { withoutApostrophe } from './text.ts'

const valuesIn = (text: string) => withoutApostrophe(text).replaceAll(' ::: ', ', ')

const isGroups = ({ kind }: Source) => kind === 'groups' || kind === 'tags'

/** Puts the values of the columns for notes into the notes: remarks as they are, others behind their header. */
export function readNotes(draft: Draft, sources: readonly Source[]): void {
  for (const source of sources) {
    const cell = draft.text(source)
    if (cell === '' || isNoDate(cell)) continue
    if (source.kind === 'remarks') {
      draft.remarks.push(cell)
      continue
    }
    const text = isGroups(source) ? tagsIn(cell).join(', ') : valuesIn(cell)
    const label = draft.label(source)
    if (text) draft.note(label ? `${source.header} (${label})` : source.header, text)
  }
}
