import {
  BookUser,
  CalendarCheck,
  CalendarPlus,
  Flame,
  ListTodo,
  type LucideIcon,
  StickyNote,
  UserPlus,
} from 'lucide-react'
import { fold } from '#web/generated/text/fold.ts'
import { destinations, isFor, type Viewer } from '../navigation.ts'

/** A command: opens a screen, or a screen with a dialog that adds a record. */
export interface Command {
  readonly label: string
  readonly Icon: LucideIcon
  readonly to: string
  readonly adminOnly?: boolean
  readonly managersOnly?: boolean
  readonly withPoints?: boolean
}

const additions: readonly Command[] = [
  { label: 'Add Customer', Icon: UserPlus, to: '/customers?dialog=add-customer' },
  { label: 'Schedule Contact', Icon: CalendarPlus, to: '/contacts?dialog=schedule-contact' },
  { label: 'Book Appointment', Icon: CalendarCheck, to: '/service-calendar?dialog=new-appointment' },
  { label: 'Add Task', Icon: ListTodo, to: '/tasks?dialog=add-task' },
  { label: 'Add Hot Board Item', Icon: Flame, to: '/hotboard?dialog=add-item' },
  { label: 'Add Vendor Contact', Icon: BookUser, to: '/vendor-contacts?dialog=add-vendor-contact' },
  { label: 'Add Sticky Note', Icon: StickyNote, to: '/sticky-notes?dialog=add-note' },
]

const places: readonly Command[] = destinations.map(({ paths, ...place }) => ({ ...place, to: paths[0] }))

/**
 * The commands that the user may run and that match the text: each word of the text is the beginning of a word of the
 * label.
 */
export function commandsMatching(text: string, viewer: Viewer) {
  const words = wordsOf(text)
  const matches = (command: Command) =>
    isFor(viewer, command) &&
    words.every((word) => wordsOf(command.label).some((part) => part.startsWith(word)))
  return { places: places.filter(matches), additions: additions.filter(matches) }
}

function wordsOf(text: string): string[] {
  return fold(text).split(/[ -]/).filter(Boolean)
}
