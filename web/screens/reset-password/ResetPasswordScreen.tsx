import { KeyRound, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthLayout } from '#web/features/auth-layout/AuthLayout.tsx'
import { AuthMessage } from '#web/features/auth-layout/AuthMessage.tsx'
import { withUsername } from '#web/features/sign-in/knownUsername.ts'
import { LeaveButton } from '#web/features/sign-in/LogoutButton.tsx'
import { useLinkToken } from '#web/features/sign-in/useLinkToken.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Chooses a new password by the link of a message. */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  const session = useSessionStore()
  const navigate = useNavigate()
  const [useless, setUseless] = useState(false)
  const [done, setDone] = useState(false)

  const arrive = (username: string) => {
    // Whoever is signed in is signed out first: the reset has ended their session, or they are somebody else.
    if (session.current.kind !== 'none') setDone(true)
    else void navigate('/login', { replace: true, state: withUsername(username) })
  }

  if (done) {
    return (
      <AuthLayout>
        <AuthMessage
          icon={<KeyRound />}
          title="Your new password is set"
          actions={
            <LeaveButton variant="primary" size="lg" onLeave={() => session.forget()}>
              Sign In
            </LeaveButton>
          }
        >
          <p>You are signed out everywhere else. Sign in with it to go on.</p>
        </AuthMessage>
      </AuthLayout>
    )
  }

  return (
    <AuthLayout>
      {useless || token === '' ? (
        <AuthMessage
          icon={<Unlink />}
          title={useless ? 'This link no longer works' : 'This link is not complete'}
          actions={
            <>
              <LinkButton variant="primary" size="lg" render={<PreloadLink to="/forgot-password" />}>
                Ask for a new link
              </LinkButton>
              <LinkButton variant="ghost" render={<PreloadLink to="/login" />}>
                Back to Sign In
              </LinkButton>
            </>
          }
        >
          <p>
            {useless
              ? 'Each link works once, for 60 minutes, and a new password ends all earlier links. Asking for another takes a moment.'
              : 'Open the full link from the email, or request a new one.'}
          </p>
        </AuthMessage>
      ) : (
        <NewPasswordForm token={token} onDone={arrive} onUseless={() => setUseless(true)} />
      )}
    </AuthLayout>
  )
}
