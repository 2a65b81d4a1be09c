import { lazy, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { ApiError } from '#web/relay/ApiError.ts'
import { confirmation } from '#web/relay/confirmation.ts'
import type { Method } from './methods.ts'

const fetchDialog = () => import('./ConfirmationDialog.tsx')
const ConfirmationDialog = lazy(async () => ({ default: (await fetchDialog()).ConfirmationDialog }))

interface Request {
  methods: readonly Method[]
  answer: (cancelled: ApiError | null) => void
}

/** Asks the person to confirm that it is them, when the server wants to know before it does what they have sent. */
export function Confirmation() {
  const environment = useRelayEnvironment()
  const [request, setRequest] = useState<Request | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let underway: Promise<ApiError | null> | null = null
    const ask = async () => {
      // Without an answer it asks for the password; then the form says what is wrong.
      const methods = await import('./methods.ts')
        .then(({ methodsOf }) => methodsOf(environment))
        .catch(() => [])
      return new Promise<ApiError | null>((answer) => {
        setRequest({ methods, answer })
        setOpen(true)
      })
    }
    // Two acts at the same time wait for one answer.
    confirmation.ask = () => {
      underway ??= ask().finally(() => {
        underway = null
      })
      return underway
    }
    return () => {
      confirmation.ask = undefined
    }
  }, [environment])

  const finish = (cancelled: ApiError | null) => {
    setOpen(false)
    request?.answer(cancelled)
  }
  return (
    <LazyDialogs open={open} load={fetchDialog}>
      {request && (
        <ConfirmationDialog
          methods={request.methods}
          open={open}
          onClose={() => finish(new ApiError('PASSWORD_NEEDED', ''))}
          onConfirmed={() => finish(null)}
        />
      )}
    </LazyDialogs>
  )
}
