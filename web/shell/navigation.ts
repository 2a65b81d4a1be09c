import {
  BookUser,
  CalendarClock,
  CalendarDays,
  Flame,
  History,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Medal,
  MessageSquareText,
  Settings,
  StickyNote,
  Users,
} from 'lucide-react'

export interface Destination {
  readonly label: string
  readonly Icon: LucideIcon
  /** Where it leads; other paths count as the same place. */
  readonly paths: readonly [string, ...string[]]
  /** Shown to admins only. The room guards itself. */
  readonly adminOnly?: boolean
  /** Not shown where the business does without points. */
  readonly withPoints?: boolean
}

/** The navigation of a business, in its order. */
export const destinations: readonly Destination[] = [
  { label: 'Dashboard', Icon: LayoutDashboard, paths: ['/', '/dashboard'] },
  { label: 'Customers', Icon: Users, paths: ['/customers'] },
  { label: 'Contacts', Icon: CalendarClock, paths: ['/contacts', '/scheduled-contacts'] },
  { label: 'Service Calendar', Icon: CalendarDays, paths: ['/service-calendar'] },
  { label: 'My Tasks', Icon: ListTodo, paths: ['/tasks'] },
  { label: 'Hot Board', Icon: Flame, paths: ['/hotboard'] },
  { label: 'Team Board', Icon: Medal, paths: ['/team-board'], withPoints: true },
  { label: 'Activities', Icon: History, paths: ['/activities', '/activity-log'] },
  { label: 'Sticky Notes', Icon: StickyNote, paths: ['/sticky-notes'] },
  { label: 'Vendor Contacts', Icon: BookUser, paths: ['/vendor-contacts'] },
  { label: 'SMS Settings', Icon: MessageSquareText, paths: ['/sms-settings'], adminOnly: true },
  { label: 'Settings', Icon: Settings, paths: ['/settings'] },
]

/** Of whoever looks, what decides on which places are theirs. */
export interface Onlooker {
  readonly isAdmin: boolean
  /** Whether the business does with points. */
  readonly withPoints: boolean
}

/** Whether a place, or a way to one, is for somebody. */
export function isFor(
  { isAdmin, withPoints }: Onlooker,
  place: Pick<Destination, 'adminOnly' | 'withPoints'>,
): boolean {
  return (!place.adminOnly || isAdmin) && (!place.withPoints || withPoints)
}

/** Whether an address belongs to a destination; `/customers/12` belongs to Customers. */
export function isAt({ paths }: Destination, pathname: string): boolean {
  return paths.some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
}
