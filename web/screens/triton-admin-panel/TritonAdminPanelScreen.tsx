import { ShieldCheck } from 'lucide-react'
import { useSession, useSessionStore } from '#web/session/SessionContext.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** The superadmin's own page. Managing businesses moves in here. */
export function TritonAdminPanelScreen() {
  const store = useSessionStore()
  const session = useSession()
  if (session.kind !== 'superadmin') return null

  return (
    <>
      <header className="flex h-16 items-center justify-between gap-4 border-line border-b px-4 lg:px-8">
        <h1 className="truncate font-semibold text-ink text-lg">Superadmin</h1>
        <Button onClick={() => store.signOut()}>Logout</Button>
      </header>
      <main>
        <EmptyState icon={<ShieldCheck />} title={`Signed in as ${session.superadmin.username}`}>
          Managing businesses isn’t open here yet. Everything a superadmin may see can be asked for at
          /graphql.
        </EmptyState>
      </main>
    </>
  )
}
