import { KeyRound } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** The way on for somebody without a password. Asking for a link by e-mail moves in here. */
export function ForgotPasswordScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">Forgot your password?</h1>
        <EmptyState
          icon={<KeyRound />}
          title="Forgot your password?"
          action={<LinkButton render={<PreloadLink to="/login" />}>Back to Sign In</LinkButton>}
        >
          An admin of your business can set a new one for you. Ask them, then sign in with it.
        </EmptyState>
      </div>
    </main>
  )
}
