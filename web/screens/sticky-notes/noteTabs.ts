import { tabAt } from '#web/router/tabAt.ts'

/** The two tabs: their names in the address and the labels while they load. */
export const noteTabs = [
  { value: 'mine', shared: false, label: 'My Notes', loading: 'Loading sticky notes...' },
  { value: 'shared', shared: true, label: 'Shared with Me', loading: 'Loading shared notes...' },
] as const

type NoteTab = (typeof noteTabs)[number]

/** The tab of the address (`?tab=`); the user's own notes by default. */
export function noteTabAt(search: URLSearchParams): NoteTab {
  return tabAt(noteTabs, search)
}
