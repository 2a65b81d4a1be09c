import {
  BookUser,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Flame,
  History,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Medal,
  MessageSquareText,
  PhoneForwarded,
  Settings,
  StickyNote,
  Users,
} from 'lucide-react'

export interface Destination {
  readonly label: string
  readonly Icon: LucideIcon
  /** The first path is the link; the others are additional paths of the same screen. */
  readonly paths: readonly [string, ...string[]]
  /** Shown to admins only. The screen checks the role itself. */
  readonly adminOnly?: boolean
  /** Shown to managers and admins only. The screen checks the role itself. */
  readonly managersOnly?: boolean
  /** Hidden when the business has switched points off. */
  readonly withPoints?: boolean
}

/** The navigation of a business, in its order. */
export const destinations: readonly Destination[] = [
  { label: 'Dashboard', Icon: LayoutDashboard, paths: ['/', '/dashboard'] },
  { label: 'Customers', Icon: Users, paths: ['/customers'] },
  { label: 'Contacts', Icon: CalendarClock, paths: ['/contacts', '/scheduled-contacts'] },
  { label: 'Follow-ups', Icon: PhoneForwarded, paths: ['/followups', '/scheduled-followups'] },
  { label: 'Service Calendar', Icon: CalendarDays, paths: ['/service-calendar'] },
  { label: 'My Tasks', Icon: ListTodo, paths: ['/tasks'] },
  { label: 'Hot Board', Icon: Flame, paths: ['/hotboard'] },
  { label: 'Team Board', Icon: Medal, paths: ['/team-board'], withPoints: true },
  { label: 'Reports', Icon: ChartColumn, paths: ['/reports'], managersOnly: true },
  { label: 'Activities', Icon: History, paths: ['/activities', '/activity-log'] },
  { label: 'Sticky Notes', Icon: StickyNote, paths: ['/sticky-notes'] },
  { label: 'Vendor Contacts', Icon: BookUser, paths: ['/vendor-contacts'] },
  { label: 'SMS Settings', Icon: MessageSquareText, paths: ['/sms-settings'], adminOnly: true },
  { label: 'Settings', Icon: Settings, paths: ['/settings'] },
]

/** The conditions for showing a destination. */
export interface Viewer {
  /** Undefined while it loads. */
  readonly role: string | undefined
  /** Whether the business has points switched on. */
  readonly withPoints: boolean
}

/** Whether a user sees a destination or a command. */
export function isFor(
  { role, withPoints }: Viewer,
  target: Pick<Destination, 'adminOnly' | 'managersOnly' | 'withPoints'>,
): boolean {
  const isAdmin = role === 'ADMIN'
  if (target.adminOnly && !isAdmin) return false
  if (target.managersOnly && !isAdmin && role !== 'MANAGER') return false
  return !target.withPoints || withPoints
}

/** Whether an address belongs to a destination; `/customers/12` belongs to Customers. */
export function isAt({ paths }: Destination, pathname: string): boolean {
  return paths.some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
}
