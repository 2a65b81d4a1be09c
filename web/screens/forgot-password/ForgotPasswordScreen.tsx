import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { AuthLayout } from '#web/features/auth-layout/AuthLayout.tsx'
import { AuthMessage } from '#web/features/auth-layout/AuthMessage.tsx'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { AskForLink } from './AskForLink.tsx'

/** Requests a link to choose a new password. The message is the same whether or not an account has the address. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)

  return (
    <AuthLayout>
      {sent ? (
        <AuthMessage
          icon={<MailCheck />}
          title="Check your email"
          actions={
            <>
              <LinkButton variant="primary" size="lg" render={<PreloadLink to="/login" />}>
                Back to Sign In
              </LinkButton>
              <Button variant="ghost" onClick={() => setSent(false)}>
                Use another address
              </Button>
            </>
          }
        >
          <p>
            If an account uses{' '}
            <strong translate="no" className="break-words font-medium text-ink">
              {email}
            </strong>
            , a message with a link is on its way. The link works once, for 60 minutes.
          </p>
          <p>
            Nothing there? Check the spam folder, or ask an admin of your business to set a new password for
            you.
          </p>
        </AuthMessage>
      ) : (
        <AskForLink
          initial={email}
          onSent={(address) => {
            setEmail(address)
            setSent(true)
          }}
        />
      )}
    </AuthLayout>
  )
}
