import { tabAt } from '#web/router/tabAt.ts'

/** The two lists of the screen, how the address names them, and what is said while they load. */
export const noteTabs = [
  { value: 'mine', shared: false, label: 'My Notes', loading: 'Loading sticky notes...' },
  { value: 'shared', shared: true, label: 'Shared with Me', loading: 'Loading shared notes...' },
] as const

type NoteTab = (typeof noteTabs)[number]

/** The tab an address asks for with `?tab=`; one's own notes when it names none. */
export function noteTabAt(search: URLSearchParams): NoteTab {
  return tabAt(noteTabs, search)
}
