import { graphql, useFragment } from 'react-relay/hooks'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import type { Sidebar_user$key } from './__generated__/Sidebar_user.graphql.ts'
import { Navigation } from './Navigation.tsx'
import { UserCard } from './UserCard.tsx'

interface SidebarProps {
  user: Sidebar_user$key | null
  /** A link was followed: the slide-out menu closes then. */
  onNavigate?: () => void
}

/** The column of the frame, on the left of large screens and in the slide-out menu of small ones. */
export function Sidebar({ user, onNavigate }: SidebarProps) {
  const data = useFragment(
    graphql`
      fragment Sidebar_user on User {
        ...Navigation_user
        ...UserCard_user
      }
    `,
    user,
  )
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-16 shrink-0 items-center px-5">
        <PreloadLink
          to="/"
          onClick={onNavigate}
          className="flex h-11 items-center gap-2.5 font-semibold text-ink text-lg"
        >
          <img src="/favicon.svg" alt="" className="size-6" />
          Cuecard
        </PreloadLink>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-1">
        <Navigation user={data ?? null} onNavigate={onNavigate} />
      </div>
      <UserCard user={data ?? null} />
    </div>
  )
}
