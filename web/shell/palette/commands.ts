import {
  BookUser,
  CalendarCheck,
  CalendarPlus,
  Flame,
  ListTodo,
  type LucideIcon,
  PhoneForwarded,
  StickyNote,
  UserPlus,
} from 'lucide-react'
import { type Destination, destinations, isFor, type Onlooker } from '../navigation.ts'

/** A place to go, or a thing to add, which is a place with a dialog open. */
export interface Command {
  readonly label: string
  readonly Icon: LucideIcon
  readonly to: string
  readonly adminOnly?: boolean
  readonly withPoints?: boolean
}

/** Rooms that the menu does not list. */
const unlisted: readonly Destination[] = [
  { label: 'Follow-ups', Icon: PhoneForwarded, paths: ['/followups'] },
]

const additions: readonly Command[] = [
  { label: 'Add Customer', Icon: UserPlus, to: '/customers?dialog=add-customer' },
  { label: 'Schedule Contact', Icon: CalendarPlus, to: '/contacts?dialog=schedule-contact' },
  { label: 'Book Appointment', Icon: CalendarCheck, to: '/service-calendar?dialog=new-appointment' },
  { label: 'Add Task', Icon: ListTodo, to: '/tasks?dialog=add-task' },
  { label: 'Add Hot Board Item', Icon: Flame, to: '/hotboard?dialog=add-item' },
  { label: 'Add Vendor Contact', Icon: BookUser, to: '/vendor-contacts?dialog=add-vendor-contact' },
  { label: 'Add Sticky Note', Icon: StickyNote, to: '/sticky-notes?dialog=add-note' },
]

const listed = new Set(destinations.map(({ label }) => label))

const places: readonly Command[] = [
  ...destinations,
  ...unlisted.filter(({ label }) => !listed.has(label)),
].map(({ paths, ...place }) => ({ ...place, to: paths[0] }))

/** What is somebody's to go to and add and is meant by a text: each of its words begins one of the name's. */
export function commandsMatching(text: string, onlooker: Onlooker) {
  const words = wordsOf(text)
  const meant = (command: Command) =>
    isFor(onlooker, command) &&
    words.every((word) => wordsOf(command.label).some((part) => part.startsWith(word)))
  return { places: places.filter(meant), additions: additions.filter(meant) }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
}
