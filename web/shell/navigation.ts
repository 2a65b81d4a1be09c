import type { LucideIcon } from 'lucide-react'
import { useMatches } from 'react-router'
import type { ScreenHandle } from '#web/router/routes.tsx'
import type { MenuEntry, Screen } from '#web/router/screen.ts'
import { menuIcons } from '#web/ui/menuIcons.ts'

export interface Destination extends Omit<MenuEntry, 'icon' | 'label'> {
  readonly label: string
  readonly Icon: LucideIcon
  /** The first path is the link; the others are additional paths of the same screen. */
  readonly paths: readonly [string, ...string[]]
}

/** The entries of these screens in the menu, in their order. */
export function destinationsOf(screens: readonly Pick<Screen, 'menu' | 'title' | 'paths'>[]): Destination[] {
  return screens.flatMap(({ menu, title, paths }) => {
    if (!menu) return []
    const { icon, label = title, ...conditions } = menu
    return [{ ...conditions, label, Icon: menuIcons[icon], paths }]
  })
}

/** The navigation of a business: the screens inside the frame. */
export function useDestinations(): Destination[] {
  const handles = useMatches().map(({ handle }) => handle as Partial<ScreenHandle> | undefined)
  return destinationsOf(handles.find((handle) => handle?.inside)?.inside ?? [])
}

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
