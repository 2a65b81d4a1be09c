import { MailCheck, MailQuestionMark, Unlink } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router'
import type { VerifyEmailScreenMutation } from '#web/__generated__/VerifyEmailScreenMutation.graphql.ts'
import { AuthLayout } from '#web/features/auth-layout/AuthLayout.tsx'
import { AuthMessage } from '#web/features/auth-layout/AuthMessage.tsx'
import { useLinkToken } from '#web/features/sign-in/useLinkToken.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'

/**
 * Verifies an email address with the link from an email (docs/product/accounts.md#email-addresses). It requires a press
 * on a button, because mail scanners open links.
 */
export function VerifyEmailScreen() {
  const token = useLinkToken()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [verify, pending] = useMutation<VerifyEmailScreenMutation>(
    graphql`
      mutation VerifyEmailScreenMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          __typename
        }
      }
    `,
    {
      // The screen shows that the link is invalid.
      failure: ({ message, fields }) =>
        'token' in fields ? null : message || 'Failed to verify the email address',
    },
  )
  const [useless, setUseless] = useState(false)
  // Stored in the history entry, so that Back and a reload still show it.
  const verified = (state as { verified?: unknown } | null)?.verified === true

  const press = async () => {
    const outcome = await verify({ input: { token } })
    if (outcome.ok) void navigate(pathname, { replace: true, state: { verified: true } })
    else if ('token' in outcome.error.fields) setUseless(true)
  }

  return (
    <AuthLayout>
      {verified ? (
        // A different key, so that the new message takes the focus.
        <AuthMessage
          key="verified"
          icon={<MailCheck />}
          title="Your email address is verified"
          actions={<GoOn />}
        >
          <p>There is nothing more to do. You can close this page or go on working.</p>
        </AuthMessage>
      ) : useless || token === '' ? (
        <LinkOver useless={useless} />
      ) : (
        <AuthMessage
          key="asking"
          icon={<MailQuestionMark />}
          title="Verify your email address"
          actions={
            <Button variant="primary" size="lg" pending={pending} pendingText="Verifying..." onClick={press}>
              Verify Email Address
            </Button>
          }
        >
          <p>Press the button if this account is yours. It tells Cuecard that mails to you arrive.</p>
          <p>If you have no account on Cuecard, close this page.</p>
        </AuthMessage>
      )}
    </AuthLayout>
  )
}

/** The link to continue: into Cuecard, or to the sign-in page. */
function GoOn() {
  const signedIn = useSessionStore().current.kind !== 'none'
  return (
    <LinkButton variant="primary" size="lg" render={<PreloadLink to={signedIn ? '/' : '/login'} />}>
      {signedIn ? 'Open Cuecard' : 'Sign In'}
    </LinkButton>
  )
}

/** The link was used, replaced, has expired, or has no token. */
function LinkOver({ useless }: { useless: boolean }) {
  const isSignedIn = useSessionStore().current.kind === 'business'
  return (
    <AuthMessage
      icon={<Unlink />}
      title={useless ? 'This link no longer works' : 'This link is not complete'}
      actions={
        isSignedIn ? (
          <LinkButton variant="primary" size="lg" render={<PreloadLink to="/settings?tab=team" />}>
            Open team settings
          </LinkButton>
        ) : (
          <GoOn />
        )
      }
    >
      <p>
        {useless
          ? 'Each link works once, for 7 days, and a newer link or another address ends it. If you have used it already, your address is verified.'
          : 'Open the full link from the email.'}
      </p>
      <p>
        For a new one, {isSignedIn ? '' : 'sign in and '}open Settings, tab Team, and press{' '}
        <strong className="font-medium text-ink">Send the link again</strong> below your name.
      </p>
    </AuthMessage>
  )
}
