import { Button } from '#web/ui/actions/Button.tsx'
import { useSendVerification } from './acts/useSendVerification.ts'

interface NotVerifiedProps {
  id: string
  /** The id of the name, which tells the button of one member from those of another. */
  heading: string
}

/** Says that an e-mail address is not verified, and sends the link again. */
export function NotVerified({ id, heading }: NotVerifiedProps) {
  const [send, pending] = useSendVerification()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1 text-muted text-sm">
      Not verified
      <Button
        variant="ghost"
        size="sm"
        aria-describedby={heading}
        pending={pending}
        pendingText="Sending..."
        onClick={() => send(id)}
      >
        Send the link again
      </Button>
    </p>
  )
}
