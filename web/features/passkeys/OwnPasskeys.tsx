import { lazy, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePasskeysOffered } from './offered.ts'

const load = () => import('./PasskeysDialog.tsx')
const PasskeysDialog = lazy(async () => ({ default: (await load()).PasskeysDialog }))

interface OwnPasskeysProps {
  /** The id of the name, which describes the button to screen readers. */
  heading?: string
  /** Called when the dialog has closed, whether or not something was changed. */
  onClose?: () => void
}

/** Opens the list of one's own passkeys; nothing where the browser or the server has none. */
export function OwnPasskeys({ heading, onClose }: OwnPasskeysProps) {
  const [open, setOpen] = useState(false)
  if (!usePasskeysOffered()) return null
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
      Passkeys
      <Button size="sm" variant="ghost" aria-describedby={heading} onClick={() => setOpen(true)}>
        Your passkeys
      </Button>
      <LazyDialogs open={open} load={load}>
        <PasskeysDialog
          open={open}
          onClose={() => {
            setOpen(false)
            onClose?.()
          }}
        />
      </LazyDialogs>
    </div>
  )
}
