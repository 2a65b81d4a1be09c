import { Search } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Sidebar_business$key } from '#web/__generated__/Sidebar_business.graphql.ts'
import type { Sidebar_user$key } from '#web/__generated__/Sidebar_user.graphql.ts'
import { keyName } from '#web/components/keys/keyName.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Kbd } from '#web/ui/display/Kbd.tsx'
import { Navigation } from './Navigation.tsx'
import { UserCard } from './UserCard.tsx'

/** In a low window the last visible row fades, as a sign that more can be scrolled to. */
const fading = { maskImage: 'linear-gradient(#000 calc(100% - 1rem), #0000)' } as const

interface SidebarProps {
  user: Sidebar_user$key | null
  business: Sidebar_business$key | null
  /** Called when the user follows a link, to close the slide-out menu. */
  onNavigate?: () => void
  /** Opens the command palette. */
  onFind: () => void
  /** Shows the keys of the page. */
  onKeys: () => void
}

/** The sidebar: fixed at the left of large screens, in the slide-out menu of small ones. */
export function Sidebar({ user, business, onNavigate, onFind, onKeys }: SidebarProps) {
  const data = useFragment(
    graphql`
      fragment Sidebar_user on User {
        ...Navigation_user
        ...UserCard_user
      }
    `,
    user,
  )
  const businessData = useFragment(
    graphql`
      fragment Sidebar_business on Business {
        ...Navigation_business
      }
    `,
    business,
  )
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-16 shrink-0 items-center px-5 short:h-12">
        <PreloadLink
          to="/"
          onClick={onNavigate}
          className="flex h-11 items-center gap-2.5 font-semibold text-ink text-lg"
        >
          <img src="/favicon.svg" alt="" className="size-6" />
          Cuecard
        </PreloadLink>
      </div>
      <div className="px-3 pb-2">
        <Button
          icon={<Search className="text-faint" />}
          onClick={onFind}
          className="w-full justify-start px-2.5"
        >
          <span className="flex-1 text-left text-muted">Find or go to...</span>
          <span aria-hidden className="pointer-coarse:hidden">
            <Kbd>{keyName('mod+k')}</Kbd>
          </span>
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pt-1 pb-4" style={fading}>
        <Navigation user={data ?? null} business={businessData ?? null} onNavigate={onNavigate} />
      </div>
      <UserCard user={data ?? null} onKeys={onKeys} />
    </div>
  )
}
