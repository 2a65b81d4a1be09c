import { lazy, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

const load = () => import('./SessionsDialog.tsx')
const SessionsDialog = lazy(async () => ({ default: (await load()).SessionsDialog }))

/** Opens the list of one's own sessions. `heading` is the id of the name, which describes the button. */
export function OwnSessions({ heading }: { heading?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
      Signed in
      <Button size="sm" variant="ghost" aria-describedby={heading} onClick={() => setOpen(true)}>
        Your sessions
      </Button>
      <LazyDialogs open={open} load={load}>
        <SessionsDialog open={open} onClose={() => setOpen(false)} />
      </LazyDialogs>
    </div>
  )
}
