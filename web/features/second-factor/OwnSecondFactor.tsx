import { lazy, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import type { FactorAct } from './SecondFactorDialogs.tsx'

const load = () => import('./SecondFactorDialogs.tsx')
const SecondFactorDialogs = lazy(async () => ({ default: (await load()).SecondFactorDialogs }))

interface OwnSecondFactorProps {
  /** Whether there is an authenticator app. */
  isOn: boolean
  /** Whether there is a passkey. */
  hasPasskey?: boolean
  /** The id of the name, which describes the buttons to screen readers. */
  heading?: string
  /** Called when one of its dialogs has closed, whether or not something was changed. */
  onClose?: () => void
}

/** Says whether one's own account has a second factor, with the buttons to change that. */
export function OwnSecondFactor({ isOn, hasPasskey = false, heading, onClose }: OwnSecondFactorProps) {
  // Each opening starts afresh, without the secrets that the last one showed.
  const [opened, setOpened] = useState<{ act: FactorAct | null; count: number }>({ act: null, count: 0 })
  const open = (act: FactorAct) => setOpened(({ count }) => ({ act, count: count + 1 }))
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
      <span className="max-sm:w-full">
        {isOn ? 'Second factor on' : hasPasskey ? 'No authenticator app' : 'Password alone'}
      </span>
      {isOn ? (
        <>
          <Button {...about} className="max-sm:-ml-3" onClick={() => open('renew')}>
            New recovery codes
          </Button>
          <Button {...about} className="max-sm:-ml-3" onClick={() => open('remove')}>
            Remove
          </Button>
        </>
      ) : (
        <Button {...about} className="max-sm:-ml-3" onClick={() => open('setUp')}>
          {hasPasskey ? 'Set up an authenticator app' : 'Set up a second factor'}
        </Button>
      )}
      <LazyDialogs open={opened.act !== null} load={load}>
        <SecondFactorDialogs
          key={opened.count}
          dialogOf={(act) => ({
            open: opened.act === act,
            onClose: () => {
              setOpened(({ count }) => ({ act: null, count }))
              onClose?.()
            },
          })}
        />
      </LazyDialogs>
    </div>
  )
}
