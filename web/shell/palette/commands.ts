import {
  BookUser,
  CalendarCheck,
  CalendarPlus,
  ClipboardPen,
  FileUp,
  Flame,
  Keyboard,
  KeyRound,
  ListPlus,
  ListTodo,
  type LucideIcon,
  Settings,
  StickyNote,
  Tag,
  UserPlus,
  UserRoundPlus,
  Webhook,
} from 'lucide-react'
import { foldedWords } from '#web/generated/text/words.ts'
import { type Destination, isFor, type Viewer } from '../navigation.ts'

/** A command: opens a screen, or a screen with a dialog that adds a record; or does something on the present one. */
export interface Command {
  readonly label: string
  readonly Icon: LucideIcon
  readonly to: string | { readonly does: 'log' | 'keys' }
  readonly adminOnly?: boolean
  readonly managersOnly?: boolean
  readonly withPoints?: boolean
}

const additions: readonly Command[] = [
  { label: 'Add Customer', Icon: UserPlus, to: '/customers?dialog=add-customer' },
  { label: 'Log Call or Visit', Icon: ClipboardPen, to: { does: 'log' } },
  { label: 'Schedule Contact', Icon: CalendarPlus, to: '/contacts?dialog=schedule-contact' },
  { label: 'Book Appointment', Icon: CalendarCheck, to: '/service-calendar?dialog=new-appointment' },
  { label: 'Add Task', Icon: ListTodo, to: '/tasks?dialog=add-task' },
  { label: 'Add Hot Board Item', Icon: Flame, to: '/hotboard?dialog=add-item' },
  { label: 'Add Vendor Contact', Icon: BookUser, to: '/vendor-contacts?dialog=add-vendor-contact' },
  { label: 'Add Sticky Note', Icon: StickyNote, to: '/sticky-notes?dialog=add-note' },
]

const setting = (label: string, address: string, who: Pick<Command, 'adminOnly'> = {}): Command => ({
  label: `Settings › ${label}`,
  Icon: Settings,
  to: `/settings${address}`,
  ...who,
})

const adminOnly = { adminOnly: true }

/** The tabs of Settings and their sections, offered once something is typed. */
const settings: readonly Command[] = [
  setting('Business Information', '?tab=business'),
  setting('Time Zone', '?tab=business', adminOnly),
  setting('Daily Limit', '?tab=business', adminOnly),
  setting('Calendar Feed', '?tab=business#calendar-feed', adminOnly),
  setting('Team', '?tab=team'),
  setting('Password', '?tab=team'),
  setting('Interests', '?tab=interests'),
  setting('Tags', '?tab=tags'),
  setting('Fields', '?tab=fields'),
  setting('System', '?tab=system'),
  setting('Trash', '?tab=trash'),
  setting('API Keys', '?tab=keys', adminOnly),
  setting('Webhooks', '?tab=keys#webhooks', adminOnly),
  setting('Audit Trail', '?tab=trail', adminOnly),
]

/** Offered once something is typed. */
const help: readonly Command[] = [{ label: 'Keyboard Shortcuts', Icon: Keyboard, to: { does: 'keys' } }]

const settingsAdditions: readonly Command[] = [
  { label: 'Add Team Member', Icon: UserRoundPlus, to: '/settings?tab=team&dialog=add-team-member' },
  { label: 'Add Interest Option', Icon: ListPlus, to: '/settings?tab=interests&dialog=add-interest' },
  { label: 'Add Tag', Icon: Tag, to: '/settings?tab=tags&dialog=add-tag', managersOnly: true },
  { label: 'Add Field', Icon: ListPlus, to: '/settings?tab=fields&dialog=add-field' },
  { label: 'Import Customers', Icon: FileUp, to: '/import' },
  { label: 'Create API Key', Icon: KeyRound, to: '/settings?tab=keys&dialog=create-key' },
  { label: 'Add Webhook', Icon: Webhook, to: '/settings?tab=keys&dialog=add-webhook' },
].map((addition) => ('managersOnly' in addition ? addition : { ...addition, ...adminOnly }))

/**
 * The commands that the user may run and that match the text: each word of the text is the beginning of a word of the
 * label. Before other words, *new* finds what adds a record.
 */
export function commandsMatching(text: string, viewer: Viewer, destinations: readonly Destination[]) {
  const places = destinations.map(({ paths, ...place }): Command => ({ ...place, to: paths[0] }))
  const words = wordsOf(text)
  const matching = (searched: string[]) => (command: Command) =>
    isFor(viewer, command) && beginsWords(command.label, searched)
  const isTyped = words.length > 0
  const ofAddition = words.length > 1 && words[0] === 'new' ? words.slice(1) : words
  return {
    places: (isTyped ? [...places, ...settings, ...help] : places).filter(matching(words)),
    additions: (isTyped ? [...additions, ...settingsAdditions] : additions).filter(matching(ofAddition)),
  }
}

/** Whether each word of the text begins a word of the label. */
export const matchesLabel = (label: string, text: string) => beginsWords(label, wordsOf(text))

const beginsWords = (label: string, searched: readonly string[]) =>
  searched.every((word) => wordsOf(label).some((part) => part.startsWith(word)))

function wordsOf(text: string): string[] {
  return foldedWords(text.replaceAll('-', ' '))
}
