import { Terminal } from 'lucide-react'
import { Outlet } from 'react-router'
import { Confirmation } from '#web/features/confirmation/Confirmation.tsx'
import { LogoutButton } from '#web/features/sign-in/LogoutButton.tsx'
import { useSession } from '#web/session/SessionContext.ts'
import { useLive } from '#web/session/useLive.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'

/** The frame of the panel: the product's name, the heading, the link to GraphiQL, and *Logout*. */
export function PanelFrame() {
  const session = useSession()
  useLive()
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-360 items-center gap-3 px-4 py-2 lg:px-8">
          <img src="/favicon.svg" alt="" className="size-7 shrink-0 max-[22rem]:hidden" />
          <div className="min-w-0 flex-1">
            <h1 className="truncate font-semibold text-ink text-lg">Admin Panel</h1>
            {session.kind === 'superadmin' && (
              <p className="truncate text-muted text-sm">
                Signed in as <span translate="no">{session.superadmin.username}</span>
              </p>
            )}
          </div>
          <LinkButton href="/graphql" icon={<Terminal />} aria-label="GraphiQL">
            <span className="max-sm:hidden">GraphiQL</span>
          </LinkButton>
          <LogoutButton />
        </div>
      </header>
      <main className="mx-auto max-w-360 px-4 py-5 lg:px-8">
        <Outlet />
      </main>
      <Confirmation />
    </div>
  )
}
