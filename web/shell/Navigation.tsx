import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { Navigation_business$key } from '#web/__generated__/Navigation_business.graphql.ts'
import type { Navigation_user$key } from '#web/__generated__/Navigation_user.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { type Destination, isAt, isFor, useDestinations } from './navigation.ts'

interface NavigationProps {
  /** Null while it loads. */
  user: Navigation_user$key | null
  business: Navigation_business$key | null
  onNavigate?: () => void
}

export function Navigation({ user, business, onNavigate }: NavigationProps) {
  const data = useFragment(
    graphql`
      fragment Navigation_user on User {
        role
      }
    `,
    user,
  )
  const businessData = useFragment(
    graphql`
      fragment Navigation_business on Business {
        isGamificationEnabled
      }
    `,
    business,
  )
  const viewer = { role: data?.role, withPoints: businessData?.isGamificationEnabled !== false }
  const shown = useDestinations().filter((destination) => isFor(viewer, destination))

  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-0.5 short:gap-0">
        {shown.map((destination) => (
          <li key={destination.label}>
            <NavigationLink destination={destination} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavigationLink({ destination, onNavigate }: { destination: Destination; onNavigate?: () => void }) {
  const { label, Icon, paths } = destination
  const current = isAt(destination, useLocation().pathname)
  return (
    <PreloadLink
      to={paths[0]}
      onClick={(event) => leavesPage(event) && onNavigate?.()}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex h-9 items-center gap-2.5 rounded-md px-2.5 transition-colors short:h-7 pointer-coarse:h-11',
        current
          ? 'bg-accent-soft font-medium text-accent-ink'
          : 'text-muted hover:bg-hover hover:text-ink [&>svg]:text-faint',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {label}
    </PreloadLink>
  )
}
